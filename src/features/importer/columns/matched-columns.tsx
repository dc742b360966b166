import { memo, useId, useRef, type Ref } from "react";
import { importField } from "../../../domain/import/import-fields";
import { Button } from "../../../ui/buttons/button";
import { cx, tw } from "../../../ui/tw";
import type { FileReading, Matching } from "../engine/types";
import type { ImportWork } from "../shell/work-state";
import { ColumnRow, rowClass } from "./column-row";
import { ConstantsCard } from "./constants-card";
import { isOpen, waitingValues } from "./outcome";
import { texts } from "./texts";
import { TranslationsCard } from "./translations-card";

interface Waiting {
  columns: number[];
  /** Whether the order of dates must be chosen. It is chosen once, for all columns with ambiguous dates. */
  order: boolean;
}

export function waitingOf({ columns, unsettled }: Matching): Waiting {
  const others = columns.filter((match) => isOpen(match) || waitingValues(match) > 0);
  const order = unsettled > others.length;
  const waiting = columns.filter((match) => others.includes(match) || (order && match.ambiguousDates));
  return { columns: waiting.map(({ column }) => column), order };
}

/** @returns the headings of other columns with the same field: their values are joined */
function joinedWith({ columns }: Matching, reading: FileReading, column: number): string[] {
  const field = columns.find((match) => match.column === column)?.field ?? null;
  if (field === null) return [];
  return columns
    .filter((match) => match.field === field && match.column !== column)
    .map((match) => reading.columns[match.column]?.heading ?? "");
}

export const missingLabels = ({ entity, missing }: Matching): string[] =>
  missing.map((name) => importField(entity, name)?.label ?? name);

interface MatchedColumnsProps {
  work: ImportWork;
  reading: FileReading;
  matching: Matching;
  zones: readonly string[];
  rows: Ref<HTMLDivElement>;
}

/**
 * Shows all columns with their fields, and the cards for values and constants. Memoized: it has dozens of selects, and the
 * page renders at each progress of a check.
 */
export const MatchedColumns = memo(function MatchedColumns({
  work,
  reading,
  matching,
  zones,
  rows,
}: MatchedColumnsProps) {
  const { entity, columns } = matching;
  const id = useId();
  const cards = useRef(new Map<number, HTMLDivElement | null>());
  const waiting = waitingOf(matching);
  const open = columns.filter(isOpen);
  const setFields = (changed: readonly number[], field: string | null) =>
    void work.match({ columns: changed.map((column) => ({ column, field })) });
  const setFormat = (format: string) => {
    // one answer for all columns with ambiguous dates
    const ambiguous = columns.filter((match) => match.ambiguousDates);
    void work.match({ columns: ambiguous.map(({ column, field }) => ({ column, field, format })) });
  };
  return (
    <>
      <div ref={rows} role="table" aria-label={texts.table} className={tw`rounded-lg border bg-surface`}>
        <div
          role="row"
          className={cx(rowClass, tw`min-h-[34px] bg-sunken text-label font-medium text-muted cards:sr-only`)}
        >
          <span role="columnheader">{texts.head.column}</span>
          <span role="columnheader">{texts.head.examples}</span>
          <span aria-hidden />
          <span role="columnheader">{texts.head.field[entity]}</span>
          <span role="columnheader">{texts.head.outcome}</span>
        </div>
        {columns.map((match) => {
          const column = reading.columns[match.column];
          return (
            column && (
              <div key={match.column} role="presentation" data-column={match.column}>
                <ColumnRow
                  entity={entity}
                  column={column}
                  match={match}
                  dates={match.ambiguousDates ? (waiting.order ? "asked" : "answered") : null}
                  joinedWith={joinedWith(matching, reading, match.column)}
                  id={`${id}-${match.column}`}
                  onField={(field) => setFields([match.column], field)}
                  onFormat={setFormat}
                  onTranslate={() => {
                    const card = cards.current.get(match.column);
                    card?.querySelector<HTMLElement>("select")?.focus();
                    card?.scrollIntoView({ block: "nearest" });
                  }}
                />
              </div>
            )
          );
        })}
        {open.length > 1 && (
          <div role="presentation" className={tw`border-t px-4 py-2.5`}>
            <Button
              small
              onClick={() =>
                setFields(
                  open.map(({ column }) => column),
                  null,
                )
              }
            >
              {texts.skipRest(open.length)}
            </Button>
          </div>
        )}
      </div>
      {columns.map(({ column, field: name, untranslated }) => {
        const field = name === null ? undefined : importField(entity, name);
        return (
          field &&
          untranslated.length > 0 && (
            <TranslationsCard
              key={column}
              ref={(card) => void cards.current.set(column, card)}
              heading={reading.columns[column]?.heading ?? ""}
              field={field}
              zones={zones}
              untranslated={untranslated}
              onTranslate={(changes) =>
                void work.match({ translations: changes.map((change) => ({ column, ...change })) })
              }
            />
          )
        );
      })}
      <ConstantsCard
        key={entity}
        matching={matching}
        zones={zones}
        onChange={(constants) => void work.match({ constants })}
      />
    </>
  );
}, areEqual);

function areEqual(one: MatchedColumnsProps, other: MatchedColumnsProps): boolean {
  const { work, reading, matching, zones } = one;
  if (work !== other.work || reading !== other.reading || matching !== other.matching) return false;
  // each render makes a new array of zones
  return zones.join("\n") === other.zones.join("\n");
}
