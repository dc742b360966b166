import { createContext, useContext, useEffect, useRef } from "react";
import { DEFAULT_ERROR_MESSAGE } from "../../domain/texts";
import type { ApiError } from "../errors";

/** What one element tells the host page of its failures. */
interface FailureReporter {
  /** A read is shown as failed, or a write was refused: told unless it is known already. */
  failed: (error: ApiError) => void;
  /** The API has answered: what doesn't reach it from now on is another outage. */
  reached: () => void;
}

/** Tells the host page of a failure: a code and a fixed sentence. */
export type ReportToHost = (code: string, message: string) => void;

const ignored: FailureReporter = { failed: () => undefined, reached: () => undefined };
export const FailureContext = createContext<FailureReporter>(ignored);

/** @returns whether the API couldn't be reached at all: one outage, whatever was asked for */
export const isOutage = ({ kind }: ApiError): boolean => kind === "network" || kind === "timeout";

/**
 * An element tells each failure once, however many of its parts show it, and that its API can't be reached once until it
 * can. Neither the server's message nor the path is told: they may name a person, and the host page may log them.
 * @returns with `attach`, which tells from now on until what it returns is called: a read that is still under way holds
 *   its reporter, and must not hold the element when that is gone
 */
export function createFailureReporter(): FailureReporter & { attach: (tell: ReportToHost) => () => void } {
  const known = new WeakSet<ApiError>();
  let away = false;
  let tell: ReportToHost | null = null;
  return {
    attach(host) {
      tell = host;
      return () => void (tell = null);
    },
    failed(error) {
      if (known.has(error) || (away && isOutage(error))) return;
      known.add(error);
      away ||= isOutage(error);
      tell?.(codeOf(error), error.kind === "http" ? DEFAULT_ERROR_MESSAGE : error.message);
    },
    reached: () => void (away = false),
  };
}

const codeOf = ({ kind, status }: ApiError): string => (kind === "http" ? `http-${status}` : kind);

/** Reports a failure to the host page. Retries that fail in the same way are one failure. */
export function useFailureReport(error: ApiError | null): void {
  const reporter = useContext(FailureContext);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = error && codeOf(error);
    if (error && last.current !== before) reporter.failed(error);
    else if (!error && before !== null) reporter.reached();
  }, [error, reporter]);
}
