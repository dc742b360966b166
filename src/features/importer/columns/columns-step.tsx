import { useRef } from "react";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Progress } from "../../../ui/messages/progress";
import { addressOf } from "../../../shared/navigation";
import { DONOR_KEYS } from "../../../domain/import/import-fields";
import { tw } from "../../../ui/tw";
import { DELIMITERS } from "../engine/reading/delimiter";
import { ENCODINGS } from "../engine/reading/encoding";
import type { FileReading, Matching } from "../engine/types";
import { importerPlace } from "../shell/places";
import type { ImportWork, OpenWork } from "../shell/work-state";
import { ImporterHead } from "../shell/importer-head";
import { StepFrame } from "../shell/step-frame";
import { texts as shell } from "../shell/texts";
import { MatchedColumns, missingLabels, waitingOf } from "./matched-columns";
import { isOpen } from "./outcome";
import { texts } from "./texts";

interface ColumnsStepProps {
  work: ImportWork;
  state: OpenWork;
  zones: readonly string[];
  onBack: () => void;
  onNext: () => void;
}

export function ColumnsStep({ work, state, zones, onBack, onNext }: ColumnsStepProps) {
  const { reading, matching, checking } = state;
  const { columns } = matching;
  const rows = useRef<HTMLDivElement>(null);
  const waiting = waitingOf(matching);
  const missing = missingLabels(matching);
  const focusColumn = (column: number) => {
    const row = rows.current?.querySelector<HTMLElement>(`[data-column="${column}"]`);
    const match = columns[column];
    row?.querySelector<HTMLElement>(match && isOpen(match) ? "input" : "button, input")?.focus();
  };
  const hasKey = columns.some(({ field }) => field !== null && DONOR_KEYS.includes(field));
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
            {hasKey && matching.missing.includes("area") && ` ${texts.updatesOnlyHint}`}
          </Banner>
        )}
      </div>
      <MatchedColumns work={work} reading={reading} matching={matching} zones={zones} rows={rows} />
    </StepFrame>
  );
}

interface ColumnsFootProps {
  reading: FileReading;
  waiting: readonly number[];
  missing: readonly string[];
  onColumn: (column: number) => void;
}

const MAX_NAMED = 5;

function ColumnsFoot({ reading, waiting, missing, onColumn }: ColumnsFootProps) {
  const count = waiting.length + missing.length;
  if (count === 0) return texts.ready;
  const named = waiting.slice(0, Math.max(0, MAX_NAMED - missing.length));
  const comma = (at: number) => at < missing.length + named.length - 1 && ",";
  return (
    <span className={tw`flex flex-wrap gap-x-1.5`}>
      {texts.waits(count)}
      {missing.map((label, at) => (
        <span key={label}>
          <b className={tw`text-ink`}>{texts.missingField(label)}</b>
          {comma(at)}
        </span>
      ))}
      {named.map((column, at) => (
        <span key={column}>
          <button
            type="button"
            onClick={() => onColumn(column)}
            className={tw`hit font-strong text-ink hover:underline`}
          >
            {reading.columns[column]?.heading}
          </button>
          {comma(missing.length + at)}
        </span>
      ))}
      {named.length + missing.length < count && "…"}
    </span>
  );
}

function ColumnsLead({ reading, matching }: { reading: FileReading; matching: Matching }) {
  const { options, kind, rows, columns, totals } = reading;
  const labelOf = (list: readonly { value: string; label: string }[], value: string) =>
    list.find((entry) => entry.value === value)?.label ?? value;
  const delimiter = options.delimiter === "\t" ? labelOf(DELIMITERS, "\t") : texts.delimiter(options.delimiter);
  const facts = [
    texts.rows(rows),
    (kind === "csv" || kind === "paste") && delimiter,
    kind === "csv" && texts.encoding(labelOf(ENCODINGS, options.encoding)),
    options.sheet !== null && reading.sheets.length > 1 && texts.sheet(options.sheet),
  ];
  const known = matching.columns.filter((match) => !isOpen(match) && match.confidence !== "chosen").length;
  return (
    <>
      {facts.filter(Boolean).join(", ")}. {texts.recognised(known, columns.length)}{" "}
      {totals.length > 0 && !options.keepsTotals && `${texts.totals(totals)} `}
      <a href={addressOf(importerPlace({ step: "file" }))} className={tw`underline underline-offset-[3px]`}>
        {texts.change}
      </a>
    </>
  );
}
