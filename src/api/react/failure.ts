import { createContext, useContext, useEffect, useRef } from "react";
import { DEFAULT_ERROR_MESSAGE } from "../../domain/texts";
import type { ApiError } from "../errors";

/** Called for each failed read that is shown: with a code and a fixed sentence. */
export const FailureContext = createContext<(code: string, message: string) => void>(() => undefined);

const reported = new WeakSet<ApiError>();

/**
 * Reports a failure to the host page once, however many components show it. Retries that fail in the same way are one
 * failure. Neither the server's message nor the path is reported: they may name a person, and the host page may log them.
 */
export function useFailureReport(error: ApiError | null): void {
  const report = useContext(FailureContext);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    if (!error) return void (last.current = null);
    const { kind, status, message } = error;
    last.current = kind === "http" ? `http-${status}` : kind;
    if (last.current !== before && !reported.has(error))
      report(last.current, kind === "http" ? DEFAULT_ERROR_MESSAGE : message);
    reported.add(error);
  }, [error, report]);
}
