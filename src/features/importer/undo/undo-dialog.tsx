import { useState } from "react";
import { useConnection } from "../../../api/react/connection";
import { formatFullInstant } from "../../../domain/format";
import { Button } from "../../../ui/buttons/button";
import { ErrorState } from "../../../ui/messages/error-state";
import { Dialog } from "../../../ui/overlay/dialog";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/overlay/use-opened";
import type { UndoPlan } from "../api/import-calls";
import type { Import } from "../api/read-imports";
import { jobsOf } from "../run/jobs";
import { ChangedList } from "./changed-list";
import { texts } from "./texts";
import { usePreview } from "./use-preview";
import { WhatGoes } from "./what-goes";

interface UndoDialogProps extends Shown {
  of: Import;
  /** It is being undone: its page shows how far it is. */
  onStarted?: () => void;
}

/** What is left to people as they want it: nobody has chosen yet, and who is new stays. */
const UNTOUCHED: UndoPlan = { changed: "merge", choices: new Map() };

/** Asks before an import is undone: what goes, what comes back, and what becomes of whom somebody has edited since. */
export function UndoDialog({ of, open, onClose, onStarted }: UndoDialogProps) {
  const { session } = useConnection();
  const { state, again } = usePreview(of._id);
  const [plan, setPlan] = useState(UNTOUCHED);
  const started = of.state === "undoing";
  const undo = state.phase === "ready" ? state.undo : null;
  const parts = undo ? [undo.removed ?? 0, undo.restored ?? 0, undo.changed.length] : [];
  const isEmpty = parts.every((part) => part === 0);
  const since = of.started ?? of.created;
  const go = () => {
    jobsOf(session).undo(of, plan, started);
    onClose();
    onStarted?.();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title(started)}
      description={texts.about(of.file?.name ?? "", of.author?.name ?? "", since ? formatFullInstant(since) : "")}
      footer={
        <>
          {undo && (
            <p
              className={tw`flex-[1_1_132px] self-center text-label text-muted tabular-nums narrow:flex-none narrow:order-last`}
            >
              {isEmpty ? texts.nothing : texts.sum(parts)}
            </p>
          )}
          <Button kind="quiet" onClick={onClose}>
            {texts.keepAll}
          </Button>
          <Button kind="danger-solid" disabled={!undo} onClick={go}>
            {started ? texts.goOn : texts.undo}
          </Button>
        </>
      }
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
        {undo && <WhatGoes of={of} undo={undo} />}
        {undo && undo.changed.length > 0 && (
          <ChangedList entity={of.entity} changed={undo.changed} plan={plan} onPlan={setPlan} />
        )}
      </div>
    </Dialog>
  );
}
