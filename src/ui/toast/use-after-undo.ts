import { useEffect, useRef } from "react";
import { undone } from "./undoing";

/**
 * Makes an action wait for an undo under way: the undo gives the record a newer version, and an action with the former one would
 * be refused as a conflict with the user's own undo. The action of the last render runs, with the data after the undo. A
 * second call while the first waits is the same call.
 */
export function useAfterUndo<Args extends readonly unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const waiting = useRef<Promise<Result> | null>(null);
  return (...args) => {
    const undo = undone();
    if (!undo) return action(...args);
    return (waiting.current ??= undo
      .then(() => latest.current(...args))
      .finally(() => {
        waiting.current = null;
      }));
  };
}
