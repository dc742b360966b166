import { useId, useRef } from "react";
import { importField } from "../../../domain/import/import-fields";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Progress } from "../../../ui/progress";
import { cx, tw } from "../../../ui/tw";
import type { ImportWork, OpenWork } from "../shell/import-work";
import { ImporterHead } from "../shell/importer-head";
import { StepFrame } from "../shell/step-frame";
import { texts as shell } from "../shell/texts";
import { ColumnRow, rowClass } from "./column-row";
import { ColumnsFoot } from "./columns-foot";
import { ColumnsLead } from "./columns-lead";
import { ConstantsCard } from "./constants-card";
import { isOpen } from "./outcome";
import { texts } from "./texts";
import { TranslationsCard } from "./translations-card";
import { joinedWith, missingLabels, waitingOf } from "./waiting";

interface ColumnsStepProps {
  work: ImportWork;
  state: OpenWork;
  zones: readonly string[];
  onBack: () => void;
  /** All columns have an answer: the rows are checked. */
  onNext: () => void;
}

/** Which column of the file is which field, and what its values mean. */
export function ColumnsStep({ work, state, zones, onBack, onNext }: ColumnsStepProps) {
  const { reading, matching, checking } = state;
  const { entity, columns } = matching;
  const id = useId();
  const cards = useRef(new Map<number, HTMLDivElement | null>());
  const rows = useRef<HTMLDivElement>(null);
  const waiting = waitingOf(matching);
  const missing = missingLabels(matching);
  const open = columns.filter(isOpen);
  const setFields = (changed: readonly number[], field: string | null) =>
    void work.match({ columns: changed.map((column) => ({ column, field })) });
  const setFormat = (format: string) => {
    // asked once: for all columns that could be read both ways
    const ambiguous = columns.filter((match) => match.ambiguousDates);
    void work.match({ columns: ambiguous.map(({ column, field }) => ({ column, field, format })) });
  };
  const focusColumn = (column: number) => {
    const row = rows.current?.querySelector<HTMLElement>(`[data-column="${column}"]`);
    row?.querySelector<HTMLElement>(isOpen(columns[column] ?? NOBODY) ? "input" : "button, input")?.focus();
  };
  const blocked = missing.length > 0 || waiting.columns.length > 0;
  return (
    <StepFrame
      info={
        checking === null && (
          <ColumnsFoot reading={reading} waiting={waiting.columns} missing={missing} onColumn={focusColumn} />
        )
      }
      buttons={
        <>
          <Button onClick={onBack} className={tw`narrow:flex-1`}>
            {shell.back}
          </Button>
          <Button
            kind="primary"
            disabled={blocked}
            loading={checking !== null}
            loadingLabel={texts.checking}
            onClick={onNext}
            className={tw`narrow:flex-1`}
          >
            {texts.onward}
          </Button>
        </>
      }
    >
      <ImporterHead
        step="columns"
        title={texts.title}
        lead={<ColumnsLead reading={reading} matching={matching} />}
        file={reading.name}
      />
      {checking !== null && <Progress label={texts.checking} value={checking} />}
      <div role="status" className={tw`empty:hidden`}>
        {missing.length > 0 && (
          <Banner tone="warn" title={texts.missing(missing)}>
            {matching.missing.includes("area") ? texts.missingHint : texts.missingNoConstantHint}
          </Banner>
        )}
      </div>
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
    </StepFrame>
  );
}

const NOBODY = { column: -1, field: null, confidence: "none", untranslated: [] } as const satisfies Parameters<typeof isOpen>[0]; // prettier-ignore
