import { Ban, Mail, Undo2, UserMinus } from "lucide-react";
import { useState, useEffect, type ReactNode } from "react";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { formatInstantMinute } from "../../../domain/format";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { tw, cx } from "../../../ui/tw";
import { type UndoPlan, readUndo } from "../api/import-calls";
import type { Import, UndoPreview } from "../api/read-imports";
import { jobsOf } from "../run/jobs";
import { ChangedList } from "./changed-list";
import { texts } from "./texts";

const Line = ({ icon, look, children }: { icon: IconType; look: string; children: ReactNode }) => (
  <li className={tw`flex gap-3`}>
    <Icon of={icon} size={18} className={cx(tw`mt-0.5 flex-none`, look)} />
    <span className={tw`min-w-0`}>{children}</span>
  </li>
);

function UndoCounts({ importRun, undo }: { importRun: Import; undo: UndoPreview }) {
  const { removed, restored, invited } = undo;
  const isUnderWay = importRun.state === "started" || importRun.state === "undoing";
  const unwritten = importRun.batches.reduce((sum, one) => sum + (one.state === "staged" ? one.rows : 0), 0);
  const [removedText, removedHint] = texts.removed(removed, importRun.entity);
  const [restoredText, restoredHint] = texts.restored(restored, importRun.entity);
  return (
    <ul className={tw`grid gap-2.5`}>
      {removed > 0 && (
        <Line icon={UserMinus} look={tw`text-muted`}>
          <b className={tw`font-strong`}>{removedText}</b> {removedHint}
        </Line>
      )}
      {restored > 0 && (
        <Line icon={Undo2} look={tw`text-muted`}>
          <b className={tw`font-strong`}>{restoredText}</b> {restoredHint}
        </Line>
      )}
      {isUnderWay && unwritten > 0 && (
        <Line icon={Ban} look={tw`text-muted`}>
          {texts.unwritten(unwritten)}
        </Line>
      )}
      {invited > 0 && (
        <Line icon={Mail} look={tw`text-warn-text`}>
          {texts.invited(invited)}
        </Line>
      )}
    </ul>
  );
}

interface UndoDialogProps extends DialogProps {
  importRun: Import;
  onStarted?: () => void;
}

/** The plan before the user chooses anything: fields and new records that were edited after the import stay. */
const DEFAULT_PLAN: UndoPlan = { changed: "merge", choices: new Map() };

/** Asks before an import is undone. Shows what is removed and restored, and lists the records that were edited since. */
export function UndoDialog({ importRun, onStarted, ...dialog }: UndoDialogProps) {
  const { session } = useConnection();
  const { state, again } = usePreview(importRun._id);
  const [plan, setPlan] = useState(DEFAULT_PLAN);
  const started = importRun.state === "undoing";
  const undo = state.phase === "ready" ? state.undo : null;
  const parts = undo ? [undo.removed, undo.restored, undo.changed.length] : [];
  const isEmpty = parts.every((part) => part === 0);
  const since = importRun.started ?? importRun.created;
  return (
    <ConfirmDialog
      {...dialog}
      alert={false}
      title={texts.title(started)}
      description={texts.about(
        importRun.file.name,
        importRun.author?.name ?? "",
        since ? formatInstantMinute(since) : "",
      )}
      note={
        undo && (
          <p
            className={tw`flex-[1_1_132px] self-center text-label text-muted tabular-nums narrow:flex-none narrow:order-last`}
          >
            {isEmpty ? texts.nothing : texts.sum(parts)}
          </p>
        )
      }
      cancel={texts.keepAll}
      submit={started ? texts.goOn : texts.undo}
      kind="danger-solid"
      disabled={!undo}
      onSubmit={() => jobsOf(session).undo(importRun, plan, started)}
      onDone={onStarted}
    >
      <div className={tw`grid gap-5 pt-4`}>
        {state.phase === "loading" && (
          <SkeletonGroup label={texts.loading}>
            <Skeleton height={132} />
          </SkeletonGroup>
        )}
        {state.phase === "failed" && (
          <ErrorState title={texts.failed} onRetry={again}>
            {state.error.message}
          </ErrorState>
        )}
        {undo && <UndoCounts importRun={importRun} undo={undo} />}
        {undo && undo.changed.length > 0 && (
          <ChangedList entity={importRun.entity} changed={undo.changed} plan={plan} onPlan={setPlan} />
        )}
      </div>
    </ConfirmDialog>
  );
}

type Preview = { phase: "loading" } | { phase: "failed"; error: ApiError } | { phase: "ready"; undo: UndoPreview };

/** @returns what an undo would do now (never from the cache), and how to read it again */
function usePreview(id: string): { state: Preview; again: () => void } {
  const { session } = useConnection();
  const [state, setState] = useState<Preview>({ phase: "loading" });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isMounted = true;
    readUndo(session, id).then(
      (undo) => isMounted && setState({ phase: "ready", undo }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (isMounted) setState({ phase: "failed", error });
      },
    );
    return () => void (isMounted = false);
  }, [session, id, times]);
  const again = () => {
    setState({ phase: "loading" });
    setTimes((now) => now + 1);
  };
  return { state, again };
}
