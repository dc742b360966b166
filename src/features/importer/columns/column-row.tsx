import { ArrowRight } from "lucide-react";
import { useMemo, useState } from "react";
import { bySection } from "../../../domain/fields/by-section";
import type { ImportEntity } from "../../../domain/import/entity";
import { Button } from "../../../ui/buttons/button";
import { importFields } from "../../../domain/import/import-fields";
import { SearchSelect } from "../../../shared/forms";
import { Field } from "../../../ui/field/field";
import { Icon } from "../../../ui/icons/icon";
import { Segmented } from "../../../ui/buttons/segmented";
import { cx, tw } from "../../../ui/tw";
import type { MatchedColumn, FileReading } from "../engine/types";
import { isOpen, Outcome, waitingValues } from "./outcome";
import { texts } from "./texts";

interface ColumnRowProps {
  entity: ImportEntity;
  column: FileReading["columns"][number];
  match: MatchedColumn;
  dates: "asked" | "answered" | null;
  joinedWith: readonly string[];
  id: string;
  onField: (field: string | null) => void;
  onFormat: (format: string) => void;
  onTranslate: () => void;
}

export const rowClass = tw`grid items-center gap-x-4 gap-y-1 px-4 w700:grid-cols-[2fr_2fr_18px_3fr_2fr]`;

/** Formats for the two orders of dates. */
const ORDERS = { dayFirst: "gg/mm/aaaa", monthFirst: "mm/gg/aaaa" } as const;
type Order = keyof typeof ORDERS;

export function ColumnRow(props: ColumnRowProps) {
  const { entity, column, match, dates, joinedWith, id, onField, onFormat, onTranslate } = props;
  const { heading, examples } = column;
  const exampleText = examples.join(" · ") || texts.empty;
  const skipped = match.field === null && !isOpen(match);
  return (
    <div role="row" className={cx(rowClass, tw`min-h-[48px] border-t py-2 cards:py-3`)}>
      <span
        role="rowheader"
        title={heading}
        className={cx(
          tw`min-w-0 truncate font-strong cards:col-start-1 cards:row-start-1 cards:whitespace-normal`,
          skipped && tw`font-normal text-muted`,
        )}
      >
        {heading}
      </span>
      <span
        role="cell"
        title={exampleText}
        className={tw`min-w-0 truncate tabular-nums text-muted cards:col-span-2 cards:row-start-2 cards:text-label`}
      >
        {exampleText}
      </span>
      <Icon of={ArrowRight} size={16} className={tw`text-faint cards:hidden`} />
      <div role="cell" className={tw`grid min-w-0 gap-2 cards:col-span-2 cards:row-start-3 cards:mt-1`}>
        <div className={tw`flex items-start gap-1.5`}>
          <div className={tw`min-w-0 flex-1`}>
            <FieldChoice
              entity={entity}
              heading={heading}
              field={match.field}
              open={isOpen(match)}
              onChoose={onField}
              id={id}
              describedBy={`${id}-outcome`}
            />
          </div>
          {match.untranslated.length > 0 && (
            <Button onClick={onTranslate} kind={waitingValues(match) > 0 ? "secondary" : "quiet"}>
              {texts.translate}
            </Button>
          )}
        </div>
        {dates && (
          <Segmented<Order | "">
            label={`${texts.order}: ${heading}`}
            options={(Object.keys(ORDERS) as Order[]).map((value) => ({ value, label: texts.orders[value] }))}
            value={dates === "asked" ? "" : match.format?.startsWith("m") ? "monthFirst" : "dayFirst"}
            onValueChange={(order) => order !== "" && onFormat(ORDERS[order])}
          />
        )}
      </div>
      <span role="cell" className={tw`min-w-0 cards:col-start-2 cards:row-start-1 cards:justify-self-end`}>
        <Outcome
          id={`${id}-outcome`}
          entity={entity}
          match={match}
          asksOrder={dates === "asked"}
          joinedWith={joinedWith}
        />
      </span>
    </div>
  );
}

interface FieldChoiceProps {
  entity: ImportEntity;
  heading: string;
  field: string | null;
  open: boolean;
  onChoose: (field: string | null) => void;
  id: string;
  describedBy: string;
}

/** Values of the select for "not imported" and for "not chosen yet", which isn't in the list. */
const SKIP = "";
const NOT_CHOSEN = "?";

/** Chooses the field of a column, or "not imported". */
function FieldChoice({ entity, heading, field, open, onChoose, id, describedBy }: FieldChoiceProps) {
  const [nothing, setNothing] = useState(false);
  const options = useMemo(() => [{ value: SKIP, label: texts.skip }, ...bySection(importFields(entity))], [entity]);
  return (
    <Field label={texts.fieldOf(heading)} hideLabel id={id} error={nothing ? texts.noField : undefined}>
      <SearchSelect
        value={field ?? (open ? NOT_CHOSEN : SKIP)}
        options={options}
        onChange={(name) => onChoose(name === SKIP ? null : name)}
        onNothing={setNothing}
        placeholder={texts.choose}
        aria-invalid={open || undefined}
        aria-describedby={describedBy}
      />
    </Field>
  );
}
