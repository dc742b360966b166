import { useSyncExternalStore } from "react";
import { useConnection } from "../../../api/react/connection";
import { Banner } from "../../../ui/banner";
import type { ImportEngine } from "../engine/types";
import { RunFrame } from "../shell/run-frame";
import { directDone, directJobsOf } from "./direct-jobs";
import { Gone } from "./gone";
import { LeaveCard } from "./leave-card";
import { RefusedCard } from "./refused-card";
import { RunActions } from "./run-actions";
import { RunReport } from "./run-report";
import { texts } from "./texts";
import { secondsLeft } from "./time-left";
import { fromFile, skippedByCheck } from "./refused-file";
import { useSaveRefused } from "./use-save-refused";

interface DirectRunProps {
  id: string;
  engine: ImportEngine | null;
  /** A reload loses nothing of what is still to be written. */
  kept: boolean;
  onNew: () => void;
}

const SHOWN = 20;

/** An import that this page writes row by row, where the server has none. */
export function DirectRun({ id, engine, kept, onNew }: DirectRunProps) {
  const jobs = directJobsOf(useConnection().session);
  const job = useSyncExternalStore(jobs.subscribe, () => jobs.get(id));
  const save = useSaveRefused();
  if (!job) return <Gone onNew={onNew} />;
  const { phase, total, figures, left, refused } = job;
  const done = directDone(job);
  const goesOn = phase === "running" || phase === "waiting" || phase === "paused";
  const ended = phase === "over" || phase === "stopped";
  const count = figures.refuse + (ended ? left.refused : 0);
  return (
    <RunFrame
      title={texts.titles[phase]}
      file={job.file.name}
      actions={
        <RunActions
          phase={phase}
          onStop={ended ? undefined : () => jobs.stop(id)}
          onPause={() => jobs.pause(id)}
          onResume={() => jobs.resume(id)}
          onNew={onNew}
        />
      }
    >
      {job.takenUp && (
        <Banner tone="info" live title={texts.directTakenUp}>
          {texts.directTakenUpHint(done, total - done)}
        </Banner>
      )}
      {phase === "failed" && (
        <Banner tone="danger" live title={texts.failed}>
          {job.error?.message}
        </Banner>
      )}
      <RunReport
        title={texts.titles[phase]}
        figures={{
          ...{ create: figures.create, update: figures.update, unchanged: figures.unchanged },
          ...{
            skip: figures.skip + (ended ? left.skipped : 0),
            refuse: count,
            unwritten: phase === "stopped" ? total - done : 0,
          },
        }}
        total={ended ? job.file.rows : total}
        seconds={secondsLeft(done, job.before, total, job.since)}
        running={goesOn}
        detail={phase === "waiting" ? texts.waiting : undefined}
        onSkipped={engine ? () => void save(() => skippedByCheck(engine), texts.skippedFile) : undefined}
      />
      {count > 0 && (
        <RefusedCard
          rows={refused.slice(-SHOWN)}
          count={count}
          checked={ended ? left.refused : 0}
          downloads={engine ? count : figures.refuse}
          onDownload={engine ? () => void save(() => fromFile(engine, refused)) : undefined}
        />
      )}
      <LeaveCard hints={texts.directHints(kept)} />
    </RunFrame>
  );
}
