import { ApiError } from "../../../api/errors";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import type { BulkStep } from "./bulk-result";
import { createPatience, type Attempt, type Waiting } from "./patience";

export interface BulkProgress {
  finished: number;
  /** Null while the rows are read. */
  total: number | null;
  /** ms since the first row */
  elapsed: number;
  /** The server is busy or down: the action goes on by itself. */
  waiting: Waiting;
}

/** Fewer than a browser's six connections to a host, so that other requests don't wait. */
const MAX_CONCURRENT = 4;

/** The progress is shown at most so often, in ms. */
const PROGRESS_TIME = 100;

/** The reason of a stop. It isn't an error. */
const STOPPED = Symbol("stopped");

/** Whether an error says that the run was stopped. */
export const isStop = (error: unknown): boolean => error === STOPPED;

interface BulkRunOptions {
  /** For a few rows: it doesn't wait for a busy server. */
  short?: boolean;
  /** Whether the user who began is still signed in. */
  isAuthor: () => boolean;
  onProgress: (progress: BulkProgress) => void;
}

/** Why the author of a run doesn't see its outcome: signed out, or on another page. */
type Away = "session" | "page" | null;

/** A run over many rows that shows its progress, waits for a busy server, and can be stopped. */
export interface BulkRun {
  signal: AbortSignal;
  attempt: Attempt;
  /** Stops after the rows that are on their way. */
  stop(): void;
  /** Stops because its author has left. A short run goes on while its author is signed in. */
  leave(): void;
  /** The number of rows that have been read. */
  showRead(count: number): void;
  /**
   * Changes each row. It stops by itself if the author signs out, or the server stays down.
   * @param change what it throws becomes the outcome
   * @returns the rows that weren't begun
   */
  each<Row>(
    rows: readonly Row[],
    change: (row: Row) => Promise<BulkStep>,
    onStep: (row: Row, at: number, step: BulkStep) => void,
  ): Promise<Row[]>;
  /** Why it stopped by itself, if the server stays down. */
  problem(): string | null;
  /** No progress is shown afterwards. @returns whether its author has left, even if the same user has signed in again */
  end(): Away;
}

export function startBulkRun({ short = false, isAuthor, onProgress }: BulkRunOptions): BulkRun {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(STOPPED);
  let progress = { finished: 0, total: null as number | null, waiting: null as Waiting };
  let startedAt = Date.now();
  let problem: string | null = null;
  let away: Away = null;
  const leave = () => {
    if (short && isAuthor()) return;
    away ??= isAuthor() ? "page" : "session";
    stop();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (change: Partial<typeof progress>) => {
    progress = { ...progress, ...change };
    timer ??= setTimeout(() => {
      timer = undefined;
      onProgress({ ...progress, elapsed: Date.now() - startedAt });
    }, PROGRESS_TIME);
  };
  const attempt = createPatience({
    signal,
    ...(short && { maxWaits: 0 }),
    onWait: (waiting) => show({ waiting }),
    onDown({ message }) {
      problem = message;
      stop();
    },
  });
  onProgress({ ...progress, elapsed: 0 });
  return {
    signal,
    attempt,
    stop,
    leave,
    showRead: (finished) => show({ finished }),
    async each(rows, change, onStep) {
      startedAt = Date.now();
      progress = { ...progress, finished: 0, total: rows.length };
      onProgress({ ...progress, elapsed: 0 });
      const left: (typeof rows)[number][] = [];
      let next = 0; // shared: each worker takes the next row
      const work = async () => {
        while (next < rows.length) {
          const at = next;
          const row = rows[at] as (typeof rows)[number];
          next += 1;
          if (!isAuthor()) leave();
          const step = signal.aborted ? null : await attempt(() => change(row)).catch(outcomeOf);
          if (step === null) return void left.push(row);
          onStep(row, at, step instanceof ApiError ? failed(step) : step);
          show({ finished: progress.finished + 1 });
        }
      };
      await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
      return [...left, ...rows.slice(next)];
    },
    problem: () => problem,
    end() {
      clearTimeout(timer);
      if (!isAuthor()) leave();
      return away;
    },
  };
}

/** @returns the error of a row, null after a stop */
const outcomeOf = (error: unknown): ApiError | null => (isStop(error) ? null : asApiError(error));

/** @returns the error; an unexpected one, of our code, as an unclear outcome: the other rows go on */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  console.error(error);
  return new ApiError("unclear", UNCLEAR_ERROR);
}

/** @returns the outcome of a row whose change failed */
const failed = (error: ApiError): BulkStep => ({
  done: false,
  unclear: error.kind === "unclear",
  text: error.message,
  undo: [],
});
