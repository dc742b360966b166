import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import { currentUserId } from "../../../api/session/state";
import { mayTryAgain, waitBefore } from "../api/import-calls";
import type { FileReading, ImportCounts, ImportEngine, ImportRow } from "../engine/types";
import { isOfRow, writeDirectly, type DirectOutcome } from "./direct-row";

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
const known = new WeakMap<Session, DirectJobs>();

/** Whether an id is of such an import. */
export const isDirect = (id: string): boolean => id.startsWith("direct-");

export const directDone = ({ figures }: DirectJob): number =>
  figures.create + figures.update + figures.unchanged + figures.refuse;

/** @returns those of a session, which end with it and with the page */
export function directJobsOf(session: Session): DirectJobs {
  const there = known.get(session);
  if (there) return there;
  const created = createDirectJobs(session);
  known.set(session, created);
  return created;
}

function createDirectJobs(session: Session): DirectJobs {
  const jobs = new Map<string, DirectJob>();
  const work = new Map<
    string,
    { rows: () => Promise<ImportRow | undefined>; entity: FileReading["entity"]; abort: AbortController }
  >();
  const listeners = new Set<() => void>();
  let userId = currentUserId(session.state());
  const tell = () => [...listeners].forEach((listener) => listener());
  const set = (id: string, change: (job: DirectJob) => Partial<DirectJob>) => {
    const job = jobs.get(id);
    if (!job) return;
    jobs.set(id, { ...job, ...change(job) });
    tell();
  };
  session.subscribe(() => {
    const now = currentUserId(session.state());
    if (now === userId) return;
    userId = now;
    for (const { abort } of work.values()) abort.abort();
    jobs.clear();
    work.clear();
    tell();
  });

  const count = (id: string, row: ImportRow, { outcome, reason }: DirectOutcome) =>
    set(id, ({ figures, refused }) => ({
      phase: jobs.get(id)?.phase === "waiting" ? "running" : (jobs.get(id)?.phase ?? "running"),
      figures: { ...figures, [outcome]: figures[outcome] + 1 },
      ...(outcome === "refuse" && { refused: [...refused, { row: row.row, name: nameOf(row), reason: reason ?? "" }] }),
    }));

  /** One of several that write at once. A row that was begun is ended. */
  const worker = async (id: string) => {
    const its = work.get(id);
    for (let row = await its?.rows(); its && row; row = its.abort.signal.aborted ? undefined : await its.rows())
      for (let attempt = 1; ; attempt++) {
        try {
          count(id, row, await writeDirectly(session, its.entity, row));
          break;
        } catch (error) {
          if (isOfRow(error)) {
            count(id, row, { outcome: "refuse", reason: error.message });
            break;
          }
          if (!mayTryAgain(error)) throw error;
          set(id, () => ({ phase: "waiting", error }));
          await waitBefore(attempt, its.abort.signal);
          // left where nobody knows what became of it: the report says so
          if (its.abort.signal.aborted) {
            count(id, row, { outcome: "refuse", reason: "Interrotta: controlla se c’è" });
            break;
          }
        }
      }
  };
  const run = async (id: string) => {
    set(id, (job) => ({ phase: "running", error: null, since: performance.now(), before: directDone(job) }));
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, () => worker(id)));
      if (jobs.get(id)?.phase === "running") set(id, () => ({ phase: "over" }));
    } catch (error) {
      work.get(id)?.abort.abort();
      set(id, () => ({ phase: "failed", error: error instanceof ApiError ? error : null }));
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const end = (id: string, phase: "paused" | "stopped") => {
    work.get(id)?.abort.abort();
    set(id, () => ({ phase, error: null }));
  };

  return {
    get: (id) => jobs.get(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start({ engine, reading, counts }) {
      const id = `direct-${jobs.size + 1}`;
      jobs.set(id, {
        phase: "running",
        file: { name: reading.name, rows: counts.read },
        total: counts.ready,
        figures: { create: 0, update: 0, unchanged: 0, refuse: 0 },
        left: { skipped: counts.skipped, refused: counts.refused },
        ...{ refused: [], error: null, since: 0, before: 0 },
      });
      work.set(id, { rows: rowsOf(engine, counts), entity: reading.entity, abort: new AbortController() });
      void run(id);
      return id;
    },
    pause: (id) => end(id, "paused"),
    stop: (id) => end(id, "stopped"),
    resume(id) {
      const its = work.get(id);
      if (!its) return;
      work.set(id, { ...its, abort: new AbortController() });
      void run(id);
    },
  };
}

/** @returns what gives the rows of a file one after the other, each once */
function rowsOf(engine: ImportEngine, { batches }: ImportCounts): () => Promise<ImportRow | undefined> {
  let [batch, at] = [0, 0];
  let loaded: Promise<ImportRow[]> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const next = async (): Promise<ImportRow | undefined> => {
    for (;;) {
      if (batch >= batches) return undefined;
      const rows = await (loaded ??= engine.batch(batch));
      if (at < rows.length) return rows[at++];
      [batch, at, loaded] = [batch + 1, 0, undefined];
    }
  };
  return () => {
    const result = turn.then(next);
    turn = result.catch(() => undefined);
    return result;
  };
}

const nameOf = ({ values }: ImportRow): string =>
  [values.lastName ?? values.donorLastName ?? values.donorCardNumber, values.firstName ?? values.donorFirstName]
    .filter((part) => typeof part === "string")
    .join(" ");
