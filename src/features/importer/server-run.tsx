import { CircleX, Pause, Play, Undo2 } from "lucide-react";
import { notDoneMessage, ApiError } from "../../api/errors";
import { useConnection } from "../../api/react/connection";
import { useQuery } from "../../api/react/use-query";
import { formatTime } from "../../domain/dates/format-time";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { useToast } from "../../ui/toast/toast";
import { tw } from "../../ui/tw";
import { useOpened, type DialogProps } from "../../ui/overlay/use-opened";
import { ConfirmDialog } from "../../ui/overlay/action-dialogs";
import { rowsQuery, type Import } from "./api/read-imports";
import type { ImportEngine } from "./engine/engine";
import { RefusedCard } from "./run/reasons-table";
import type { UnsentRows } from "./shell/unsent-rows";
import { UndoDialog } from "./undo/undo-dialog";
import { hasWritten, rowsDone, type Job, type Jobs } from "./run/jobs";
import { LeaveCard, RunFrame, secondsLeft } from "./run/run-frame";
import { refusedFile, skippedFile, useSaveRefused } from "./run/refused-file";
import { RunReport } from "./run/run-report";
import { texts } from "./run/texts";

interface ServerRunProps {
  importRun: Import;
  job: Job | undefined;
  jobs: Jobs;
  engine: ImportEngine | null;
  onDownloaded: ((which: UnsentRows) => void) | undefined;
  onNew: () => void;
}

const SHOWN = 20;

function phaseOf({ state }: Import, job: Job | undefined): keyof typeof texts.titles {
  if (state === "stopped") return "stopped";
  if (state === "done") return "over";
  return job?.phase ?? "paused";
}

/** Shows the progress of an import, then its result: counts, refused rows, and buttons to pause, stop or undo it. */
export function ServerRun({ importRun, job, jobs, engine, onDownloaded, onNew }: ServerRunProps) {
  const { session } = useConnection();
  const save = useSaveRefused();
  const stop = useOpened();
  const undo = useOpened();
  const phase = phaseOf(importRun, job);
  const { create, update, unchanged, skip, refuse } = importRun.written;
  const ready = importRun.batches.reduce((sum, one) => sum + one.rows, 0);
  const done = rowsDone(importRun);
  const ended = phase === "over" || phase === "stopped";
  const running = phase === "running" || phase === "waiting";
  const checked = ended ? importRun.left.refused : 0;
  const refused = refuse + checked;
  const saveRefused = async () => {
    if ((await save(() => refusedFile(session, importRun, engine))) && engine) onDownloaded?.("refused");
  };
  const saveSkipped = async (at: ImportEngine) => {
    if (await save(() => skippedFile(session, importRun, at), texts.skippedFile)) onDownloaded?.("skipped");
  };

  return (
    <RunFrame
      title={texts.titles[phase]}
      file={importRun.file.name}
      actions={
        <RunActions
          phase={phase}
          onStop={ended ? undefined : stop.show}
          onUndo={ended && hasWritten(importRun) ? undo.show : undefined}
          stopDisabled={done === 0}
          onPause={() => jobs.pause(importRun._id)}
          onResume={() => jobs.commit(importRun, true)}
          onNew={onNew}
        />
      }
    >
      {running && job?.resumedAt && (
        <Banner title={texts.resumedTitle}>{texts.resumed(formatTime(job.resumedAt.when), job.resumedAt.rows)}</Banner>
      )}
      {phase === "failed" && (
        <Banner tone="danger" live title={texts.failed}>
          {job?.error?.message}
        </Banner>
      )}
      <RunReport
        title={texts.titles[phase]}
        counts={{
          create,
          update,
          unchanged,
          refuse: refused,
          skip: skip + (ended ? importRun.left.skipped : 0),
          unwritten: ended ? ready - done : 0,
        }}
        total={ended ? importRun.file.rows || ready : ready}
        seconds={job && running ? secondsLeft(done, job.before, ready, job.since) : null}
        running={!ended}
        detail={phase === "waiting" ? texts.waiting : undefined}
        onSkipped={engine ? () => void saveSkipped(engine) : undefined}
      />
      <div className={tw`grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_360px]`}>
        {refused > 0 && (
          <Refused
            importRun={importRun}
            checked={checked}
            count={refused}
            downloads={engine ? refused : refused - checked}
            onDownload={engine || refused > checked ? () => void saveRefused() : undefined}
          />
        )}
        {!ended && <LeaveCard hints={texts.leaveHints} />}
      </div>
      <StopDialog key={stop.times} {...stop.shown} unwritten={ready - done} onStop={() => jobs.stop(importRun._id)} />
      {undo.times > 0 && <UndoDialog key={`undo ${undo.times}`} {...undo.shown} importRun={importRun} />}
    </RunFrame>
  );
}

interface RefusedProps {
  importRun: Import;
  count: number;
  checked: number;
  onDownload: (() => void) | undefined;
  downloads: number;
}

function Refused({ importRun, count, checked, onDownload, downloads }: RefusedProps) {
  const written = count - checked;
  // the query changes with each new count, so the rows are read again while the import runs
  const query = rowsQuery(importRun._id, { outcome: "refuse", skip: Math.max(0, written - SHOWN), limit: SHOWN });
  const state = useQuery(written > 0 ? query : null);
  const rows = state.status === "ready" ? state.data.rows : [];
  return (
    <RefusedCard
      rows={rows.map(({ row, name, reason }) => ({ row, name, reason: reason ?? "" }))}
      count={count}
      checked={checked}
      onDownload={onDownload}
      downloads={downloads}
    />
  );
}

function StopDialog({
  unwritten,
  onStop,
  ...dialog
}: DialogProps & { unwritten: number; onStop: () => Promise<void> }) {
  const toast = useToast();
  const stop = async () => {
    try {
      await onStop();
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(notDoneMessage(error, texts.notStopped));
      return false;
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.stopTitle}
      description={texts.stopHint(unwritten)}
      cancel={texts.keepGoing}
      cancelKind="secondary"
      submit={texts.stop}
      kind="danger"
      onSubmit={stop}
    />
  );
}

interface RunActionsProps {
  phase: keyof typeof texts.titles;
  onStop?: (() => void) | undefined;
  stopDisabled?: boolean;
  onUndo?: (() => void) | undefined;
  onPause: () => void;
  onResume: () => void;
  onNew: () => void;
}

const RunActions = ({ phase, onStop, stopDisabled, onUndo, onPause, onResume, onNew }: RunActionsProps) => (
  <>
    {onStop && (
      <Button kind="danger" icon={CircleX} onClick={onStop} disabled={stopDisabled}>
        {texts.stop}
      </Button>
    )}
    {(phase === "running" || phase === "waiting") && (
      <Button icon={Pause} onClick={onPause}>
        {texts.pause}
      </Button>
    )}
    {(phase === "paused" || phase === "failed") && (
      <Button icon={Play} onClick={onResume}>
        {texts.resume}
      </Button>
    )}
    {onUndo && (
      <Button icon={Undo2} aria-haspopup="dialog" onClick={onUndo}>
        {texts.undo}
      </Button>
    )}
    {(phase === "over" || phase === "stopped") && <Button onClick={onNew}>{texts.toStart}</Button>}
  </>
);
