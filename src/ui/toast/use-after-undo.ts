import { useEffect, useRef, useState } from "react";
import { undone } from "./undoing";

interface AfterUndo<Args extends readonly unknown[], Result> {
  run: (...args: Args) => Result | Promise<Awaited<Result>>;
  /** Whether the action waits for an undo, or runs after it. */
  waiting: boolean;
}

/**
 * Makes an action wait for an undo under way: the undo gives the record a newer version, and an action with the former one would
 * be refused as a conflict with the user's own undo. The action of the last render runs, with the data after the undo.
 */
export function useAfterUndo<Args extends readonly unknown[], Result>(
  action: (...args: Args) => Result,
): AfterUndo<Args, Result> {
  const [waiting, setWaiting] = useState(false);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return {
    waiting,
    run(...args) {
      const undo = undone();
      if (!undo) return action(...args);
      setWaiting(true);
      return undo
        .then(async (): Promise<Awaited<Result>> => await latest.current(...args))
        .finally(() => setWaiting(false));
    },
  };
}
