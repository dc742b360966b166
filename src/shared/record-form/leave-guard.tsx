import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../ui/buttons/button";
import { ConfirmDialog } from "../../ui/overlay/action-dialogs";
import { useAreaLocation, type AreaLocation } from "../navigation";
import { texts } from "./texts";

/** A user's attempt to leave an unsaved form. */
export interface Leaving {
  /** Whether the user signs out, which deletes drafts. */
  signsOut: boolean;
  leave: () => void;
  stay: () => void;
}

interface LeaveGuard {
  /** Null while the user doesn't want to leave. */
  leaving: Leaving | null;
  /** Opens the guard after a save. @returns whether the user was waiting to leave, and has left */
  release: () => boolean;
  /** Cancels a waiting attempt, because the form shows an error. */
  dismiss: () => void;
}

/**
 * Asks before the user leaves an unsaved page by links, menu, sign-out or "back". If the user stays after "back", the address is
 * restored. `useAskBeforeUnload` handles closing the tab.
 */
export function useLeaveGuard(enabled: boolean): LeaveGuard {
  const { currentRoute, entries, notify, setLeaveGate } = useAreaLocation();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const guardRef = useRef<{ open: () => void; attempt: Leaving | null } | null>(null);

  // a layout effect, so that its cleanup runs before a redirect at the end of the session
  useLayoutEffect(() => {
    if (!enabled) return;
    const { path, search } = currentRoute();
    const route = path + (search && `?${search}`);
    const { state } = entries.current();
    const show = (attempt: Leaving | null) => {
      guard.attempt = attempt;
      setLeaving(attempt);
    };
    const ask = (go: () => void, signsOut: boolean, restore: () => void) =>
      show({
        signsOut,
        leave() {
          show(null);
          guard.open();
          go();
        },
        stay() {
          show(null);
          restore();
        },
      });
    const stopListening = entries.listen(() => {
      const { route: next } = entries.current();
      if (next !== null && next !== route) ask(notify, false, () => entries.write({ route, state }, false));
    });
    const removeGate = setLeaveGate({ route, ask: (go, signsOut) => ask(go, signsOut, () => undefined) });
    const guard: NonNullable<typeof guardRef.current> = {
      attempt: null,
      open() {
        removeGate();
        stopListening();
      },
    };
    guardRef.current = guard;
    return () => {
      guard.open();
      if (guard.attempt) show(null);
      if (guardRef.current === guard) guardRef.current = null;
    };
  }, [enabled, currentRoute, entries, notify, setLeaveGate]);

  return {
    leaving,
    release() {
      const { attempt, open } = guardRef.current ?? {};
      if (attempt) attempt.leave();
      else open?.();
      return attempt !== null && attempt !== undefined;
    },
    dismiss: () => guardRef.current?.attempt?.stay(),
  };
}

/** Goes back in the history if the page was opened from another one; otherwise navigates to a route. */
export const goBack = ({ entries, navigate, entryState }: AreaLocation, opened: boolean, route: string): void =>
  opened ? entries.back() : navigate(route, { replace: true, state: entryState() });

interface LeaveDialogProps {
  leaving: Leaving | null;
  saving: boolean;
  /** Says what leaving loses, if the form keeps no draft. */
  lossHint?: string | undefined;
  onDiscard: () => void;
}

/** Asks a user who leaves an unsaved form whether to keep the draft. */
export function LeaveDialog({ leaving, saving, lossHint, onDiscard }: LeaveDialogProps) {
  // stays the same while the dialog closes
  const [frozen, setFrozen] = useState({ signsOut: false, saving });
  const { signsOut } = leaving ?? frozen;
  if (leaving && (frozen.signsOut !== signsOut || frozen.saving !== saving)) setFrozen({ signsOut, saving });
  const discard = () => {
    onDiscard();
    leaving?.leave();
  };
  const leave = () => leaving?.leave();
  const loses = signsOut || lossHint !== undefined;
  const dialogTexts = frozen.saving ? texts.leaveSaving : texts.leaveUnsaved;
  return (
    <ConfirmDialog
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title={dialogTexts.title}
      description={frozen.saving || !lossHint ? (signsOut ? dialogTexts.signOutHint : dialogTexts.hint) : lossHint}
      {...(frozen.saving
        ? {
            cancel: signsOut ? texts.leaveSaving.signOut : texts.leaveSaving.leave,
            cancelKind: "secondary" as const,
            onCancel: leave,
          }
        : {
            cancel: loses ? texts.leaveUnsaved.signOut : texts.leaveUnsaved.discard,
            onCancel: discard,
            actions: !loses && <Button onClick={leave}>{texts.leaveUnsaved.keep}</Button>,
          })}
      focus="submit"
      submit={texts.leaveStay}
      onSubmit={() => undefined}
    />
  );
}
