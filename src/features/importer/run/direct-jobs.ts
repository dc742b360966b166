import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import { mayTryAgain, waitBefore } from "../api/import-calls";
import type { FileReading, ImportCounts, ImportEngine, ImportRow } from "../engine/types";
import type { KeptPlan } from "../draft/types";
import { directId } from "../shell/places";
import { nameOf } from "./direct-name";
import { isOfRow, writeDirectly, type DirectOutcome, type RowTrial } from "./direct-row";
import { createJobStore, perSession } from "./job-store";
import { figuresOf, type RowFigures, type RowLog } from "../draft/row-log";
import { rowsOf, type Rows } from "./rows-of";
import { texts } from "./texts";

/** How an import on a server without imports stands: what this page has written row by row. */
interface DirectJob extends RowFigures {
  phase: "running" | "waiting" | "paused" | "stopped" | "over" | "failed";
  file: { name: string; rows: number };
  total: number;
  left: { skipped: number; refused: number };
  /** A former page had begun it, and this one hasn't gone on yet. */
  takenUp: boolean;
  error: ApiError | null;
  since: number;
  before: number;
}

interface DirectFile {
  engine: ImportEngine;
  reading: FileReading;
  counts: ImportCounts;
  log: RowLog;
  plan: KeptPlan;
}

interface DirectJobs {
  get(id: string): DirectJob | undefined;
  subscribe(listener: () => void): () => void;
  /** Told of each that runs no longer: it is over, or paused, or failed. */
  onRest(listener: (id: string) => void): void;
  /** Begins; what a former page had begun waits for {@link DirectJobs.resume}. @returns its id, of this page alone */
  start(file: DirectFile): string;
  pause(id: string): void;
  resume(id: string): void;
  stop(id: string): void;
}

/** So many rows are on their way at a time. */
const AT_ONCE = 3;

export const directDone = ({ figures }: DirectJob): number =>
  figures.create + figures.update + figures.unchanged + figures.skip + figures.refuse;

/** @returns those of a session, which end with it and with the page */
export const directJobsOf = perSession(createDirectJobs);

interface Writing {
  rows: Rows;
  entity: FileReading["entity"];
  log: RowLog;
  plan: KeptPlan;
  /** Of rows that were put back. */
  trials: Map<number, RowTrial>;
  abort: AbortController;
  /** Ends when no row of a former run is on its way any more: one that fails is put back. */
  former: Promise<unknown>;
}

function createDirectJobs(session: Session): DirectJobs {
  const work = new Map<string, Writing>();
  const jobs = createJobStore<DirectJob>(session, () => {
    for (const { abort } of work.values()) abort.abort();
    work.clear();
  });

  const count = (id: string, row: ImportRow, { outcome, reason }: DirectOutcome, { log }: Writing) => {
    void log.wrote(row.row, { outcome, reason, name: nameOf(row) });
    // one list that grows: a hundred thousand refusals aren't copied at each of them
    if (outcome === "refuse") jobs.get(id)?.refused.push({ row: row.row, name: nameOf(row), reason: reason ?? "" });
    jobs.change(id, ({ phase, figures }) => ({
      phase: phase === "waiting" ? "running" : phase,
      figures: { ...figures, [outcome]: figures[outcome] + 1 },
    }));
  };

  /** @returns once it is known what became of a row. @throws ApiError where none can be written now */
  const write = async (
    id: string,
    row: ImportRow,
    { entity, plan, abort }: Writing,
    trial: RowTrial,
  ): Promise<DirectOutcome> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await writeDirectly(session, { entity, row, plan, trial });
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
  const worker = async (id: string, its: Writing) => {
    while (!its.abort.signal.aborted) {
      const row = await its.rows.next();
      if (!row) return;
      const before = its.log.found().get(row.row);
      const sent = before && "sent" in before ? before.sent : null;
      if (before && !sent) continue;
      const trial = its.trials.get(row.row) ?? { sent, sending: (what) => its.log.wrote(row.row, what) };
      try {
        count(id, row, await write(id, row, its, trial), its);
      } catch (error) {
        its.trials.set(row.row, trial);
        its.rows.putBack(row);
        throw error;
      }
    }
  };
  const run = async (id: string, its: Writing) => {
    const isOver = () => its.abort.signal.aborted;
    jobs.change(id, (job) => ({
      phase: "running",
      takenUp: false,
      error: null,
      since: performance.now(),
      before: directDone(job),
    }));
    const writeAll = () => Promise.all(Array.from({ length: AT_ONCE }, () => worker(id, its)));
    try {
      await writeAll();
      // what a former run still had on its way may have been put back since
      await its.former;
      await writeAll();
      if (isOver()) return;
      its.log.close();
      jobs.change(id, () => ({ phase: "over", error: null }));
    } catch (error) {
      if (!isOver()) jobs.change(id, () => ({ phase: "failed", error: error instanceof ApiError ? error : null }));
      its.abort.abort();
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const end = (id: string, phase: "paused" | "stopped") => {
    work.get(id)?.abort.abort();
    if (phase === "stopped") work.get(id)?.log.close();
    jobs.change(id, () => ({ phase, takenUp: false, error: null }));
  };
  const runs = new Map<string, Promise<unknown>>();
  const begin = (id: string, its: Omit<Writing, "abort" | "former">) => {
    const begun = { ...its, abort: new AbortController(), former: runs.get(id) ?? Promise.resolve() };
    work.set(id, begun);
    const ended = run(id, begun);
    runs.set(
      id,
      ended.catch(() => undefined),
    );
  };

  return {
    get: jobs.get,
    subscribe: jobs.subscribe,
    onRest: jobs.onRest,
    start({ engine, reading, counts, log, plan }) {
      const id = directId(jobs.count() + 1);
      const goesOn = log.found().size > 0;
      const done = figuresOf(log.found());
      jobs.put(id, {
        phase: goesOn ? "paused" : "running",
        file: { name: reading.name, rows: counts.read },
        total: counts.ready,
        ...done,
        left: { skipped: counts.skipped, refused: counts.refused },
        takenUp: goesOn,
        error: null,
        since: 0,
        before: 0,
      });
      const its = { rows: rowsOf(engine, counts), entity: reading.entity, log, plan, trials: new Map() };
      if (goesOn) work.set(id, { ...its, abort: new AbortController(), former: Promise.resolve() });
      else begin(id, its);
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
