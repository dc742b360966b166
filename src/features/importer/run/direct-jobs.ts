import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import { mayTryAgain, waitBefore } from "../api/import-calls";
import type { FileReading, ImportCounts, ImportEngine, ImportRow } from "../engine/types";
import { isOfRow, writeDirectly, type DirectOutcome } from "./direct-row";
import { createJobStore, perSession } from "./job-store";
import { texts } from "./texts";

/** How an import on a server without imports stands: what this page has written row by row. */
export interface DirectJob {
  phase: "running" | "waiting" | "paused" | "stopped" | "over" | "failed";
  file: { name: string; rows: number };
  total: number;
  figures: Record<DirectOutcome["outcome"], number>;
  left: { skipped: number; refused: number };
  refused: { row: number; name: string; reason: string }[];
  error: ApiError | null;
  since: number;
  before: number;
}

interface DirectFile {
  engine: ImportEngine;
  reading: FileReading;
  counts: ImportCounts;
}

export interface DirectJobs {
  get(id: string): DirectJob | undefined;
  subscribe(listener: () => void): () => void;
  /** @returns its id, of this page alone */
  start(file: DirectFile): string;
  pause(id: string): void;
  resume(id: string): void;
  stop(id: string): void;
}

/** So many rows are on their way at a time. */
const AT_ONCE = 3;

/** Whether an id is of such an import. */
export const isDirect = (id: string): boolean => id.startsWith("direct-");

export const directDone = ({ figures }: DirectJob): number =>
  figures.create + figures.update + figures.unchanged + figures.refuse;

/** @returns those of a session, which end with it and with the page */
export const directJobsOf = perSession(createDirectJobs);

interface Work {
  rows: Rows;
  entity: FileReading["entity"];
  abort: AbortController;
}

function createDirectJobs(session: Session): DirectJobs {
  const work = new Map<string, Work>();
  const jobs = createJobStore<DirectJob>(session, () => {
    for (const { abort } of work.values()) abort.abort();
    work.clear();
  });

  const count = (id: string, row: ImportRow, { outcome, reason }: DirectOutcome) =>
    jobs.change(id, ({ phase, figures, refused }) => ({
      phase: phase === "waiting" ? "running" : phase,
      figures: { ...figures, [outcome]: figures[outcome] + 1 },
      ...(outcome === "refuse" && { refused: [...refused, { row: row.row, name: nameOf(row), reason: reason ?? "" }] }),
    }));

  /** @returns once it is known what became of a row. @throws ApiError where none can be written now */
  const write = async (id: string, row: ImportRow, { entity, abort }: Work): Promise<DirectOutcome> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await writeDirectly(session, entity, row);
      } catch (error) {
        if (isOfRow(error)) return { outcome: "refuse", reason: error.message };
        if (!mayTryAgain(error)) throw error;
        if (!abort.signal.aborted) jobs.change(id, () => ({ phase: "waiting", error }));
        await waitBefore(attempt, abort.signal);
        // ended for good where nobody knows what became of it: the report says so
        if (jobs.get(id)?.phase === "stopped") return { outcome: "refuse", reason: texts.interrupted };
        if (abort.signal.aborted) throw error;
      }
    }
  };
  /** One of several that write at once. A row that was begun is ended. */
  const worker = async (id: string, its: Work) => {
    while (!its.abort.signal.aborted) {
      const row = await its.rows.next();
      if (!row) return;
      try {
        count(id, row, await write(id, row, its));
      } catch (error) {
        its.rows.putBack(row);
        throw error;
      }
    }
  };
  const run = async (id: string, its: Work) => {
    const isOver = () => its.abort.signal.aborted;
    jobs.change(id, (job) => ({ phase: "running", error: null, since: performance.now(), before: directDone(job) }));
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, () => worker(id, its)));
      if (!isOver()) jobs.change(id, () => ({ phase: "over", error: null }));
    } catch (error) {
      if (!isOver()) jobs.change(id, () => ({ phase: "failed", error: error instanceof ApiError ? error : null }));
      its.abort.abort();
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const end = (id: string, phase: "paused" | "stopped") => {
    work.get(id)?.abort.abort();
    jobs.change(id, () => ({ phase, error: null }));
  };
  const begin = (id: string, its: Omit<Work, "abort">) => {
    const begun = { ...its, abort: new AbortController() };
    work.set(id, begun);
    void run(id, begun);
  };

  return {
    get: jobs.get,
    subscribe: jobs.subscribe,
    start({ engine, reading, counts }) {
      const id = `direct-${jobs.count() + 1}`;
      jobs.put(id, {
        phase: "running",
        file: { name: reading.name, rows: counts.read },
        total: counts.ready,
        figures: { create: 0, update: 0, unchanged: 0, refuse: 0 },
        left: { skipped: counts.skipped, refused: counts.refused },
        refused: [],
        error: null,
        since: 0,
        before: 0,
      });
      begin(id, { rows: rowsOf(engine, counts), entity: reading.entity });
      return id;
    },
    pause: (id) => end(id, "paused"),
    stop: (id) => end(id, "stopped"),
    resume(id) {
      const its = work.get(id);
      if (its) begin(id, its);
    },
  };
}

/** The rows of a file that are still to be written. */
interface Rows {
  /** The next one, to one caller alone; none is left when it is undefined. */
  next(): Promise<ImportRow | undefined>;
  /** It wasn't written, and comes again. */
  putBack(row: ImportRow): void;
}

function rowsOf(engine: ImportEngine, { batches }: ImportCounts): Rows {
  const again: ImportRow[] = [];
  let [batch, at] = [0, 0];
  let loaded: Promise<ImportRow[]> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const next = async (): Promise<ImportRow | undefined> => {
    for (;;) {
      if (again.length > 0) return again.shift();
      if (batch >= batches) return undefined;
      const rows = await (loaded ??= engine.batch(batch));
      if (at < rows.length) return rows[at++];
      [batch, at, loaded] = [batch + 1, 0, undefined];
    }
  };
  return {
    next() {
      const result = turn.then(next);
      turn = result.catch(() => undefined);
      return result;
    },
    putBack: (row) => void again.push(row),
  };
}

const nameOf = ({ values }: ImportRow): string =>
  [values.lastName ?? values.donorLastName ?? values.donorCardNumber, values.firstName ?? values.donorFirstName]
    .filter((part) => typeof part === "string")
    .join(" ");
