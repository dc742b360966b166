import { useEffect, useEffectEvent } from "react";
import { useAreaLocation, useEntryText } from "../navigation";

/** What a command of the search can ask a page to do. */
export type PageAction = "create" | "export" | "invite" | "labels" | "print" | "upload";

/** @returns the state of a history entry whose page does something at once */
export const actionState = (action: PageAction): Record<string, unknown> => ({ action });

interface OnPageActionProps {
  action: PageAction;
  run: () => void;
}

/**
 * Does what the history entry of the page asks for, once: reload and "back" don't repeat it. Render it only for users who may do it.
 */
export function OnPageAction({ action, run }: OnPageActionProps): null {
  const { entries, entryState, navigate } = useAreaLocation();
  const isAsked = useEntryText("action") === action;
  const start = useEffectEvent(() => {
    navigate(entries.current().route ?? "/", { replace: true, state: { ...entryState(), action: "" } });
    run();
  });
  useEffect(() => {
    if (isAsked) start();
  }, [isAsked]);
  return null;
}
