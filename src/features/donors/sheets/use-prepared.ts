import { useEffect, useEffectEvent, useState } from "react";
import { failureText, isExpected } from "../../../shared/lists/exports/export-runner";
import type { SheetProgress } from "./read-donors";

export type Prepared<T> =
  | { status: "preparing"; progress: SheetProgress | null }
  | { status: "ready"; data: T }
  | { status: "failed"; message: string };

interface Preparing {
  signal: AbortSignal;
  onProgress: (progress: SheetProgress) => void;
}

/** Prepares the data of an open dialog. Closing the dialog stops it. */
export function usePrepared<T>(open: boolean, prepare: (preparing: Preparing) => Promise<T>) {
  const [state, setState] = useState<Prepared<T>>({ status: "preparing", progress: null });
  const [tries, setTries] = useState(0);
  const run = useEffectEvent(prepare);
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const show = (next: Prepared<T>) => {
      if (!stop.signal.aborted) setState(next);
    };
    run({ signal: stop.signal, onProgress: (progress) => show({ status: "preparing", progress }) }).then(
      (data) => show({ status: "ready", data }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        if (!isExpected(error)) console.error(error);
        show({ status: "failed", message: failureText(error) });
      },
    );
    return () => stop.abort();
  }, [open, tries]);
  return {
    state,
    retry() {
      setState({ status: "preparing", progress: null });
      setTries(tries + 1);
    },
  };
}
