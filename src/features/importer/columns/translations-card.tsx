import { ArrowRight } from "lucide-react";
import { useId, useState, type Ref } from "react";
import type { ImportField } from "../../../domain/import/import-fields";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import type { MatchedColumn } from "../engine/types";
import { valuesOf } from "./field-values";
import { texts } from "./texts";

interface TranslationsCardProps {
  heading: string;
  field: ImportField;
  zones: readonly string[];
  untranslated: MatchedColumn["untranslated"];
  onTranslate: (changes: { value: string; to: string }[]) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Values that are shown at first: the most frequent ones. */
const SHOWN = 12;
/** The select's value for "leave empty"; its empty value is "not chosen yet". */
const LEAVE_EMPTY = "\u0000";

/** Asks what the unknown values of a column mean. An answer is valid for all rows. */
export function TranslationsCard({ heading, field, zones, untranslated, onTranslate, ref }: TranslationsCardProps) {
  const id = useId();
  const [shown, setShown] = useState(SHOWN);
  const options = [...(valuesOf(field, zones) ?? []), { value: LEAVE_EMPTY, label: texts.leaveEmpty }];
  const waiting = untranslated.filter(({ to }) => to === null);
  const rest = untranslated.length - shown;
  return (
    <div
      ref={ref}
      role="group"
      aria-label={texts.translateTitle(heading)}
      tabIndex={-1}
      className={tw`focus-visible:outline-none`}
    >
      <Card
        title={texts.translateTitle(heading)}
        subtitle={texts.forAll}
        actions={
          waiting.length > 1 && (
            <Button small kind="quiet" onClick={() => onTranslate(waiting.map(({ value }) => ({ value, to: "" })))}>
              {texts.allEmpty}
            </Button>
          )
        }
      >
        <ul className={tw`grid gap-x-6 gap-y-3 [grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr))]`}>
          {untranslated.slice(0, shown).map(({ value, rows, to }, at) => (
            <li key={value} className={tw`flex min-w-0 items-center gap-2`}>
              <span className={tw`w-24 min-w-0 truncate font-mono text-label`} title={value}>
                {value}
              </span>
              <Icon of={ArrowRight} size={16} className={tw`text-faint`} />
              <Field label={texts.valueOf(value)} hideLabel className={tw`w-36 min-w-0`}>
                <Select
                  small
                  aria-describedby={`${id}-${at}`}
                  options={options}
                  {...(to === null && { placeholder: texts.chooseValue })}
                  value={to === null ? "" : to === "" ? LEAVE_EMPTY : to}
                  onChange={({ target }) =>
                    onTranslate([{ value, to: target.value === LEAVE_EMPTY ? "" : target.value }])
                  }
                />
              </Field>
              <span id={`${id}-${at}`} className={tw`text-label text-faint whitespace-nowrap`}>
                {texts.rows(rows)}
              </span>
            </li>
          ))}
        </ul>
        {rest > 0 && (
          <Button small kind="quiet" className={tw`mt-3`} onClick={() => setShown(untranslated.length)}>
            {texts.more(rest)}
          </Button>
        )}
      </Card>
    </div>
  );
}
