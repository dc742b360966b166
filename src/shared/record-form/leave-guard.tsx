import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../ui/buttons/button";
import { ConfirmDialog } from "../../ui/overlay/action-dialogs";
import { addressOf, currentRoute, navigate, notify, setLeaveGate } from "../navigation";
import { texts } from "./texts";

/** Somebody wants to leave a page on which something isn't saved. */
export interface Leaving {
  /** The session ends, and no draft is kept. */
  signsOut: boolean;
  leave: () => void;
  stay: () => void;
}

/** The gate before one form. */
interface LeaveGuard {
  /** What to ask; null while nobody wants to leave. */
  leaving: Leaving | null;
  /** Lets the user leave after a save. @returns whether the user was waiting to leave, and has left */
  release: () => boolean;
  /** Keeps a waiting user on the page, because there is an error to show. */
  dismiss: () => void;
}

/**
 * Keeps a page while something on it isn't saved: links, the menu and signing out wait for an answer, and so does "back", whose
 * address is put right again by whoever stays. Closing the tab is the browser's to ask (`use-draft.ts`).
 */
export function useLeaveGuard(wanted: boolean): LeaveGuard {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const own = useRef<{ open: () => void; asked: Leaving | null } | null>(null);

  // a layout effect: its cleanup runs before a redirect (an effect) at the end of a session
  useLayoutEffect(() => {
    if (!wanted) return;
    const { path, search } = currentRoute();
    const route = path + (search && `?${search}`);
    const entry: unknown = history.state;
    const show = (asked: Leaving | null) => {
      guard.asked = asked;
      setLeaving(asked);
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
    const moved = () => {
      if (location.hash.startsWith("#/") && location.hash !== `#${route}`)
        ask(notify, false, () => history.pushState(entry, "", addressOf(route)));
    };
    const openWay = setLeaveGate({ route, ask: (go, signsOut) => ask(go, signsOut, () => undefined) });
    const guard: NonNullable<typeof own.current> = {
      asked: null,
      open() {
        openWay();
        removeEventListener("popstate", moved);
      },
    };
    addEventListener("popstate", moved);
    own.current = guard;
    return () => {
      guard.open();
      if (guard.asked) show(null);
      if (own.current === guard) own.current = null;
    };
  }, [wanted]);

  return {
    leaving,
    release() {
      const { asked, open } = own.current ?? {};
      if (asked) asked.leave();
      else open?.();
      return asked !== null && asked !== undefined;
    },
    dismiss: () => own.current?.asked?.stay(),
  };
}

/** @returns how to go back to the page from which this one was opened, where it was; else to a route */
export const goBack = (opened: boolean, route: string, state: Record<string, unknown>): void =>
  opened ? history.back() : navigate(route, { replace: true, state });

interface LeaveDialogProps {
  leaving: Leaving | null;
  saving: boolean;
  /** What leaving loses, if no draft is kept. */
  lossHint?: string | undefined;
  onDiscard: () => void;
}

/** Asks who leaves a form on which something isn't saved: the draft is kept, unless it is thrown away or the session ends. */
export function LeaveDialog({ leaving, saving, lossHint, onDiscard }: LeaveDialogProps) {
  // stays the same while the dialog closes
  const [shown, setShown] = useState({ signsOut: false, saving });
  const { signsOut } = leaving ?? shown;
  if (leaving && (shown.signsOut !== signsOut || shown.saving !== saving)) setShown({ signsOut, saving });
  const discard = () => {
    onDiscard();
    leaving?.leave();
  };
  const leave = () => leaving?.leave();
  const loses = signsOut || lossHint !== undefined;
  const words = shown.saving ? texts.leaveSaving : texts.leaveUnsaved;
  return (
    <ConfirmDialog
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title={words.title}
      description={shown.saving || !lossHint ? (signsOut ? words.signOutHint : words.hint) : lossHint}
      {...(shown.saving
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
