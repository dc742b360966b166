import { useRef } from "react";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Progress } from "../../../ui/messages/progress";
import { DONOR_KEYS } from "../../../domain/import/import-fields";
import { tw } from "../../../ui/tw";
import type { ImportWork, OpenWork } from "../shell/work-state";
import { ImporterHead } from "../shell/importer-head";
import { StepFrame } from "../shell/step-frame";
import { texts as shell } from "../shell/texts";
import { ColumnsFoot } from "./columns-foot";
import { ColumnsLead } from "./columns-lead";
import { MatchedColumns } from "./matched-columns";
import { isOpen } from "./outcome";
import { texts } from "./texts";
import { missingLabels, waitingOf } from "./waiting";

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
  const { columns } = matching;
  const rows = useRef<HTMLDivElement>(null);
  const waiting = waitingOf(matching);
  const missing = missingLabels(matching);
  const focusColumn = (column: number) => {
    const row = rows.current?.querySelector<HTMLElement>(`[data-column="${column}"]`);
    row?.querySelector<HTMLElement>(isOpen(columns[column] ?? NOBODY) ? "input" : "button, input")?.focus();
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

const NOBODY = { column: -1, field: null, confidence: "none", untranslated: [] } as const satisfies Parameters<typeof isOpen>[0]; // prettier-ignore
