import type { ReactNode } from "react";
import { useConnection } from "../../../api/react/connection";
import { formatNumber } from "../../../domain/format";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { tw } from "../../../ui/tw";
import type { FileReading, ImportCounts, ImportEngine } from "../engine/types";
import { directJobsOf } from "../run/direct-jobs";
import type { RowLog } from "../run/row-log";
import { StepFrame } from "../shell/step-frame";
import { texts } from "./texts";

interface LackingSummaryProps {
  engine: ImportEngine;
  reading: FileReading;
  /** Where rows are noted that this page writes by itself. */
  log: RowLog;
  counts: ImportCounts;
  back: ReactNode;
  onStarted: (importId: string) => void;
}

/** The same where the server can try nothing: rows are written one by one, and it is said what that means. */
export function LackingSummary({ engine, reading, log, counts, back, onStarted }: LackingSummaryProps) {
  const { session } = useConnection();
  return (
    <StepFrame
      info={texts.about(counts.ready / 4)}
      buttons={
        <>
          {back}
          <Button
            kind="primary"
            disabled={counts.ready === 0}
            onClick={() => onStarted(directJobsOf(session).start({ engine, reading, counts, log }))}
          >
            {texts.start(counts.ready)}
          </Button>
        </>
      }
    >
      <Banner tone="warn" title={texts.notUndoable}>
        {texts.lackingReady}
      </Banner>
      <Card>
        <p className={tw`flex flex-wrap items-baseline gap-x-3`}>
          <b className={tw`text-display font-strong tabular-nums`}>{formatNumber(counts.ready)}</b>
          <span className={tw`text-muted`}>{texts.ready(counts.read)}</span>
        </p>
      </Card>
    </StepFrame>
  );
}
