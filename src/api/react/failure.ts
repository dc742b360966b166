import { createContext, useContext, useEffect, useRef } from "react";
import { DEFAULT_ERROR_MESSAGE } from "../../domain/texts";
import type { ApiError } from "../errors";

/** Hears of each read that is shown as failed: a code and a fixed sentence. */
export const FailureContext = createContext<(code: string, message: string) => void>(() => undefined);

const told = new WeakSet<ApiError>();

/**
 * Tells of a failure once, however many show it; tries that fail alike are one failure until one has passed. Never in
 * the server's words, and without the path: they may speak of a person, and the host page logs what it hears.
 */
export function useFailureReport(error: ApiError | null): void {
  const report = useContext(FailureContext);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    if (!error) return void (last.current = null);
    const { kind, status, message } = error;
    last.current = kind === "http" ? `http-${status}` : kind;
    if (last.current !== before && !told.has(error))
      report(last.current, kind === "http" ? DEFAULT_ERROR_MESSAGE : message);
    told.add(error);
  }, [error, report]);
}
