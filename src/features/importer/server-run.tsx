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
  of: Import;
  job: Job | undefined;
  jobs: Jobs;
  engine: ImportEngine | null;
  onHad: ((which: UnsentRows) => void) | undefined;
  onNew: () => void;
}

const SHOWN = 20;

function phaseOf({ state }: Import, job: Job | undefined): keyof typeof texts.titles {
  if (state === "stopped") return "stopped";
  if (state === "done") return "over";
  return job?.phase ?? "paused";
}

/** Shows the progress of an import, then its result: counts, refused rows, and buttons to pause, stop or undo it. */
export function ServerRun({ of, job, jobs, engine, onHad, onNew }: ServerRunProps) {
  const { session } = useConnection();
  const save = useSaveRefused();
  const stop = useOpened();
  const undo = useOpened();
  const phase = phaseOf(of, job);
  const { create, update, unchanged, skip, refuse } = of.written;
  const ready = of.batches.reduce((sum, one) => sum + one.rows, 0);
  const done = rowsDone(of);
  const ended = phase === "over" || phase === "stopped";
  const running = phase === "running" || phase === "waiting";
  const checked = ended ? of.left.refused : 0;
  const refused = refuse + checked;
  const saveRefused = async () => {
    if ((await save(() => refusedFile(session, of, engine))) && engine) onHad?.("refused");
  };
  const saveSkipped = async (at: ImportEngine) => {
    if (await save(() => skippedFile(session, of, at), texts.skippedFile)) onHad?.("skipped");
  };

  return (
    <RunFrame
      title={texts.titles[phase]}
      file={of.file.name}
      actions={
        <RunActions
          phase={phase}
          onStop={ended ? undefined : stop.show}
          onUndo={ended && hasWritten(of) ? undo.show : undefined}
          stopDisabled={done === 0}
          onPause={() => jobs.pause(of._id)}
          onResume={() => jobs.commit(of, true)}
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
          ...{ create, update, unchanged, refuse: refused },
          ...{ skip: skip + (ended ? of.left.skipped : 0), unwritten: ended ? ready - done : 0 },
        }}
        total={ended ? of.file.rows || ready : ready}
        seconds={job && running ? secondsLeft(done, job.before, ready, job.since) : null}
        running={!ended}
        detail={phase === "waiting" ? texts.waiting : undefined}
        onSkipped={engine ? () => void saveSkipped(engine) : undefined}
      />
      <div className={tw`grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_360px]`}>
        {refused > 0 && (
          <Refused
            of={of}
            checked={checked}
            count={refused}
            downloads={engine ? refused : refused - checked}
            onDownload={engine || refused > checked ? () => void saveRefused() : undefined}
          />
        )}
        {!ended && <LeaveCard hints={texts.leaveHints} />}
      </div>
      <StopDialog key={stop.times} {...stop.shown} left={ready - done} onStop={() => jobs.stop(of._id)} />
      {undo.times > 0 && <UndoDialog key={`undo ${undo.times}`} {...undo.shown} of={of} />}
    </RunFrame>
  );
}

interface RefusedProps {
  of: Import;
  count: number;
  checked: number;
  onDownload: (() => void) | undefined;
  downloads: number;
}

function Refused({ of, count, checked, onDownload, downloads }: RefusedProps) {
  const written = count - checked;
  // the query changes with each new count, so the rows are read again while the import runs
  const query = rowsQuery(of._id, { outcome: "refuse", skip: Math.max(0, written - SHOWN), limit: SHOWN });
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

function StopDialog({ left, onStop, ...dialog }: DialogProps & { left: number; onStop: () => Promise<void> }) {
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
      description={texts.stopSays(left)}
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
