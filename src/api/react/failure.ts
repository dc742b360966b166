import { createContext, useContext, useEffect, useRef } from "react";
import { DEFAULT_ERROR_MESSAGE } from "../../domain/texts";
import type { ApiError } from "../errors";

/** Reports the failures of one element to the host page. */
interface FailureReporter {
  /** A read is shown as failed, or a write couldn't be sent. Each error is reported once. */
  failed: (error: ApiError) => void;
  /** The API has responded: the next failure to reach it is another outage. */
  reached: () => void;
}

/** Reports a failure to the host page: a code and a fixed sentence. */
export type ReportToHost = (code: string, message: string) => void;

const ignored: FailureReporter = { failed: () => undefined, reached: () => undefined };
export const FailureContext = createContext<FailureReporter>(ignored);

/** Whether the API couldn't be reached. */
export const isOutage = ({ kind }: ApiError): boolean => kind === "network" || kind === "timeout";

/**
 * Reports each failure and each outage once. It reports neither the server's message nor the path: they may contain a name, and
 * the host page may log them.
 * @returns also `attach`, which gives how to detach the host: a read that is under way must not retain a removed element
 */
export function createFailureReporter(): FailureReporter & { attach: (report: ReportToHost) => () => void } {
  const reported = new WeakSet<ApiError>();
  let unreachable = false;
  let report: ReportToHost | null = null;
  return {
    attach(host) {
      report = host;
      return () => void (report = null);
    },
    failed(error) {
      if (reported.has(error) || (unreachable && isOutage(error))) return;
      reported.add(error);
      unreachable ||= isOutage(error);
      report?.(codeOf(error), error.kind === "http" ? DEFAULT_ERROR_MESSAGE : error.message);
    },
    reached: () => void (unreachable = false),
  };
}

const codeOf = ({ kind, status }: ApiError): string => (kind === "http" ? `http-${status}` : kind);

/** Reports a failure to the host page. Retries with the same result are one failure. */
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
