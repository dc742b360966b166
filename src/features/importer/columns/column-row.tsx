import { ArrowRight } from "lucide-react";
import type { ImportEntity } from "../../../domain/import/entity";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/icons/icon";
import { Segmented } from "../../../ui/buttons/segmented";
import { cx, tw } from "../../../ui/tw";
import type { ColumnMatch, FileReading } from "../engine/types";
import { FieldChoice } from "./field-choice";
import { isOpen, Outcome, waitingValues } from "./outcome";
import { texts } from "./texts";

interface ColumnRowProps {
  entity: ImportEntity;
  column: FileReading["columns"][number];
  match: ColumnMatch;
  /** Whether its dates wait for an answer, or were given one. */
  dates: "asked" | "answered" | null;
  joinedWith: readonly string[];
  /** Of what can be reached from elsewhere. */
  id: string;
  onField: (field: string | null) => void;
  onFormat: (format: string) => void;
  onTranslate: () => void;
}

export const rowClass = tw`grid items-center gap-x-4 gap-y-1 px-4 w700:grid-cols-[2fr_2fr_18px_3fr_2fr]`;

/** What stands for the order of dates in a format. */
const ORDERS = { dayFirst: "gg/mm/aaaa", monthFirst: "mm/gg/aaaa" } as const;
type Order = keyof typeof ORDERS;

/** One column of the file, and what it is. In a narrow place a card. */
export function ColumnRow(props: ColumnRowProps) {
  const { entity, column, match, dates, joinedWith, id, onField, onFormat, onTranslate } = props;
  const { heading, examples } = column;
  const said = examples.join(" · ") || texts.empty;
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
        title={said}
        className={tw`min-w-0 truncate tabular-nums text-muted cards:col-span-2 cards:row-start-2 cards:text-label`}
      >
        {said}
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
