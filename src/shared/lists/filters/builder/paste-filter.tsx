import { useEffect, useRef, useState } from "react";
import { FILTER_READ_ERRORS } from "../../../../domain/filter/checking/check-filter";
import type { FilterGroup } from "../../../../domain/filter/filter";
import type { FilterFields } from "../../../../domain/filter/filter-fields";
import { readFilterText } from "../../../../domain/filter/wire/parse-filter";
import { Button } from "../../../../ui/button";
import { Field } from "../../../../ui/field/field";
import { Textarea } from "../../../../ui/field/textarea";
import { tw } from "../../../../ui/tw";
import { builderTexts as texts } from "./builder-texts";

interface PasteFilterProps {
  fields: FilterFields;
  /** @param omitted how many rules were left out */
  onUse: (filter: FilterGroup, omitted: number) => void;
  onCancel: () => void;
}

/** Where a copied filter is pasted. What can't be read is an error, and never a filter that means everybody. */
export function PasteFilter({ fields, onUse, onCancel }: PasteFilterProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const use = () => {
    const reading = readFilterText(text, fields);
    if (reading.status === "read") onUse(reading.filter, reading.omitted.length);
    else {
      setError(FILTER_READ_ERRORS[reading.error]);
      area.current?.focus();
    }
  };
  return (
    <div className={tw`grid gap-3 p-4 border rounded-lg bg-surface`}>
      <Field label={texts.pasteLabel} help={texts.pasteHelp} error={error}>
        <Textarea
          ref={area}
          rows={4}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
          className={tw`font-mono text-label`}
        />
      </Field>
      <div className={tw`flex flex-wrap gap-2`}>
        <Button small onClick={use}>
          {texts.pasteUse}
        </Button>
        <Button small kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
