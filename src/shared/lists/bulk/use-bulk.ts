import { useRef, useState } from "react";
import { useCachedReads } from "../../../api/react/cached-reads";
import { ApiError } from "../../../api/errors";
import { inTurns } from "../../../api/in-turns";
import { useMutation, type ReadNow, type WriteRequest } from "../../../api/react/use-mutation";

/** What has become of one donor. */
export interface BulkResult {
  id: string;
  /** As the registry writes it; empty where it could not be read. */
  name: string;
  done: boolean;
  /** Why not; or what was done, where it isn't the same for all. */
  words: string | null;
}

export type BulkState =
  | { status: "ready" }
  | { status: "running"; finished: number; of: number }
  /** `undone`: what was done has been taken back; the results are those for whom that failed. */
  | { status: "done"; results: readonly BulkResult[]; undone: boolean };

/** What is done for one donor: what has become of it, and what takes it back, in this order. */
export interface BulkStep {
  result: Omit<BulkResult, "id">;
  undo: readonly BulkUndo[];
}

/** A write that takes something back. */
export interface BulkUndo {
  request: WriteRequest;
  /** Whether it is taken back: asked where the answer was lost. @throws ApiError */
  isUndone: (read: ReadNow) => Promise<boolean>;
}

/** As many calls as a browser makes at once to one server, and leaves some for others. */
const AT_ONCE = 4;

/**
 * Does something for each of many donors, some at a time, tells what has become of each, and takes all of it back.
 * @param affected the paths that aren't right any more once a donor is another
 */
export function useBulk(affected: (id: string) => readonly string[]) {
  const cached = useCachedReads();
  const { write } = useMutation({
    request: ({ request }: BulkUndo) => request,
    keyed: true,
    confirms: async ({ isUndone }, read) => ((await isUndone(read)) ? { data: undefined } : null),
  });
  const [state, setState] = useState<BulkState>({ status: "ready" });
  const undos = useRef<{ id: string; steps: readonly BulkUndo[] }[]>([]);
  const forget = (ids: readonly string[]) => cached.invalidate([...new Set(ids.flatMap(affected))]);

  return {
    state,
    /** @param one may throw what a call throws: that is the donor's result */
    async run(ids: readonly string[], one: (id: string) => Promise<BulkStep>) {
      const results = new Map<string, BulkResult>();
      undos.current = [];
      setState({ status: "running", finished: 0, of: ids.length });
      await inTurns(ids, AT_ONCE, async (id) => {
        const { result, undo } = await one(id).catch(unread);
        results.set(id, { id, ...result });
        if (undo.length > 0) undos.current.push({ id, steps: undo });
        setState({ status: "running", finished: results.size, of: ids.length });
      });
      await forget(ids);
      // in the order in which they were chosen, those that failed first
      const all = ids.flatMap((id) => results.get(id) ?? []);
      setState({
        status: "done",
        undone: false,
        results: [...all.filter(({ done }) => !done), ...all.filter(({ done }) => done)],
      });
    },
    /** Takes back all that was done. */
    async undo(results: readonly BulkResult[]) {
      const failures = new Map<string, string>();
      setState({ status: "running", finished: 0, of: undos.current.length });
      await inTurns(undos.current, AT_ONCE, async ({ id, steps }) => {
        for (const step of steps) {
          const outcome = await write(step);
          if (!outcome.ok) failures.set(id, outcome.error.message);
        }
      });
      await forget(undos.current.map(({ id }) => id));
      undos.current = [];
      setState({
        status: "done",
        undone: true,
        results: results.flatMap((result) => {
          const words = failures.get(result.id);
          return words === undefined ? [] : [{ ...result, done: false, words }];
        }),
      });
    },
    get canUndo() {
      return undos.current.length > 0;
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;

function unread(error: unknown): BulkStep {
  if (!(error instanceof ApiError)) throw error;
  return { result: { name: "", done: false, words: error.message }, undo: [] };
}
