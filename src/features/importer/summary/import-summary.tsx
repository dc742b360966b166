import { Button } from "../../../ui/buttons/button";
import { ErrorState } from "../../../ui/messages/error-state";
import { Progress } from "../../../ui/messages/progress";
import { Card } from "../../../ui/display/card";
import type { ImportEngine } from "../engine/engine";
import type { FileReading } from "../engine/types";
import type { ImportPlan } from "../shell/import-plan";
import { StepFrame } from "../shell/step-frame";
import { useDryRun } from "./dry-run";
import { ReadySummary } from "./ready-summary";
import { texts } from "./texts";

interface ImportSummaryProps {
  engine: ImportEngine;
  reading: FileReading;
  plan: ImportPlan;
  onBack: () => void;
  onStarted: (importId: string) => void;
}

/** The last step: sends all rows to a dry run and shows what the import would change. */
export function ImportSummary({ engine, reading, plan, onBack, onStarted }: ImportSummaryProps) {
  const { state, take, again } = useDryRun(engine, reading, plan);
  const back = (busy: boolean) => (
    <Button disabled={busy} onClick={onBack}>
      {texts.back}
    </Button>
  );
  if (state.phase === "ready")
    return (
      <ReadySummary
        engine={engine}
        importRun={state.import}
        plan={plan}
        counts={state.counts}
        take={take}
        back={back}
        onStarted={onStarted}
      />
    );
  return (
    <StepFrame info={null} buttons={back(false)}>
      {state.phase === "failed" ? (
        <ErrorState title={texts.failed} onRetry={again}>
          {state.message}
        </ErrorState>
      ) : (
        <Card>
          <Progress label={texts.trying} value={state.share} detail={state.waiting ? texts.waiting : undefined} />
        </Card>
      )}
    </StepFrame>
  );
}
