import { useState, type ReactNode } from "react";
import { useConnection } from "../../../api/react/connection";
import { formatNumber } from "../../../domain/format";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { tw } from "../../../ui/tw";
import { useOpened } from "../../../ui/use-opened";
import type { FileReading, ImportCounts, ImportEngine } from "../engine/types";
import { directJobsOf } from "../run/direct-jobs";
import { isWrittenDirectly } from "../run/known-donor";
import type { RowLog } from "../draft/row-log";
import type { ImportPlan } from "../shell/import-plan";
import { StepFrame } from "../shell/step-frame";
import { DirectRowsDialog } from "./direct-rows-dialog";
import { FieldsCard } from "./fields-card";
import { HowCard } from "./how-card";
import { texts } from "./texts";

interface LackingSummaryProps {
  engine: ImportEngine;
  reading: FileReading;
  /** Where rows are noted that this page writes by itself. */
  log: RowLog;
  /** What is to be done with whom the registry knows. */
  plan: ImportPlan;
  counts: ImportCounts;
  back: ReactNode;
  onStarted: (importId: string) => void;
}

/** The same where the server can try nothing: rows are written one by one, and it is said what that means. */
export function LackingSummary({ engine, reading, log, plan, counts, back, onStarted }: LackingSummaryProps) {
  const { session } = useConnection();
  const [said, setSaid] = useState(plan.now());
  const rows = useOpened();
  const { entity } = reading;
  const change = (work: () => void) => {
    work();
    setSaid(plan.now());
  };
  return (
    <StepFrame
      info={texts.about(counts.ready / 4)}
      buttons={
        <>
          {back}
          <Button
            kind="primary"
            disabled={counts.ready === 0}
            onClick={() => onStarted(directJobsOf(session).start({ engine, reading, counts, log, plan: plan.now() }))}
          >
            {texts.start(counts.ready)}
          </Button>
        </>
      }
    >
      <Banner tone="warn" title={texts.notUndoable}>
        {entity === "donors" ? texts.lackingReady[said.update] : null}
      </Banner>
      <div className={tw`grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_360px]`}>
        <div className={tw`grid min-w-0 gap-6`}>
          <Card>
            <p className={tw`flex flex-wrap items-baseline gap-x-3`}>
              <b className={tw`text-display font-strong tabular-nums`}>{formatNumber(counts.ready)}</b>
              <span className={tw`text-muted`}>{texts.ready(counts.ready, counts.read)}</span>
            </p>
          </Card>
          {entity === "donors" && (
            <Card
              title={texts.decideTitle}
              actions={
                <Button small aria-haspopup="dialog" disabled={counts.ready === 0} onClick={rows.show}>
                  {texts.decide}
                </Button>
              }
            >
              <p className={tw`text-muted`}>{texts.chosenRows(said.choices.size)}</p>
            </Card>
          )}
          {entity === "donors" && said.update === "overwrite" && (
            <FieldsCard
              entity={entity}
              fields={counts.fields.filter(isWrittenDirectly)}
              left={said.left}
              onChange={(left) => change(() => plan.set({ left }))}
            />
          )}
        </div>
        {entity === "donors" && (
          <HowCard
            of={{ entity, update: said.update, planned: null, invite: false }}
            undo={texts.undoneOneByOne}
            disabled={false}
            onChange={({ update }) => change(() => plan.set({ update: update ?? said.update }))}
          />
        )}
      </div>
      <DirectRowsDialog
        {...rows.shown}
        {...{ engine, entity, counts }}
        plan={said}
        onChoose={(row, choice) => change(() => plan.choose([{ row, choice }]))}
      />
    </StepFrame>
  );
}
