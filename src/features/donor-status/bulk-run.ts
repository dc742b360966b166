import { useRef, useState } from "react";
import { affectedReads } from "../../api/affected-reads";
import { endpoints } from "../../api/endpoints";
import { ApiError } from "../../api/errors";
import { inTurns } from "../../api/in-turns";
import { useCan } from "../../api/react/ability";
import { useCachedReads } from "../../api/react/cached-reads";
import { useConnection } from "../../api/react/connection";
import { useLackingWrites } from "../../api/react/lacking-writes";
import { useMutation, type WriteRequest } from "../../api/react/use-mutation";
import { readWritten } from "../../api/read-written";
import { parseAnswer } from "../../api/schema";
import { registryName } from "../../domain/registry-name";
import { presentStatus } from "../../domain/status";
import { donorAnswer } from "../donor-reads";
import { writeOf } from "./lacking-action";
import { leadsOn, mayDo, type StatusAction } from "./status-action";
import { changeRequest, undoRequest, type StatusChange } from "./status-change";
import { texts } from "./texts";

/** What has become of one donor. */
export interface BulkResult {
  id: string;
  /** As the registry writes it; empty where it could not be read. */
  name: string;
  done: boolean;
  /** Why not. */
  why: string | null;
}

export type BulkState =
  | { status: "ready" }
  | { status: "running"; finished: number }
  /** `undone`: what was done has been taken back; the results are those for whom that failed. */
  | { status: "done"; results: readonly BulkResult[]; undone: boolean };

/** As many calls as a browser makes at once to one server, and leaves some for others. */
const AT_ONCE = 4;

/** Makes one change of many donors: each is read, asked whether the change leads on from its status, and written. */
export function useBulkRun() {
  const { session } = useConnection();
  const cached = useCachedReads();
  const can = useCan();
  const lacking = useLackingWrites();
  const { write } = useMutation({ request: (request: WriteRequest) => request, reads: readWritten("donor") });
  const [state, setState] = useState<BulkState>({ status: "ready" });
  const undos = useRef<{ id: string; request: WriteRequest }[]>([]);

  const one = async (
    id: string,
    action: Exclude<StatusAction, "remove">,
    change: StatusChange,
  ): Promise<BulkResult> => {
    try {
      const { donor } = parseAnswer(donorAnswer, await session.call(endpoints.donor(id)));
      const refused = (why: string): BulkResult => ({ id, name: registryName(donor), done: false, why });
      if (!leadsOn(donor.status, action)) return refused(texts.statusOfRow(presentStatus(donor.status).label));
      if (!mayDo(can, false, action, donor)) return refused(texts.forbiddenRow);
      const name = writeOf(change.action);
      if (lacking.has(name)) return refused(texts.lackingRow);
      const outcome = await write(changeRequest(donor, change));
      if (!outcome.ok) {
        const lacks = await lacking.learn(name, outcome.error, endpoints.donor(id));
        return refused(lacks ? texts.lackingRow : outcome.error.message);
      }
      const request = undoRequest(donor, change, outcome.data.version);
      if (request) undos.current.push({ id, request });
      return { id, name: registryName(donor), done: true, why: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { id, name: "", done: false, why: error.message };
    }
  };
  const forget = (ids: readonly string[]) =>
    cached.invalidate([...new Set(ids.flatMap((id) => affectedReads.donor(id)))]);

  return {
    state,
    async run(ids: readonly string[], action: Exclude<StatusAction, "remove">, change: StatusChange) {
      const results = new Map<string, BulkResult>();
      undos.current = [];
      setState({ status: "running", finished: 0 });
      await inTurns(ids, AT_ONCE, async (id) => {
        results.set(id, await one(id, action, change));
        setState({ status: "running", finished: results.size });
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
      setState({ status: "running", finished: 0 });
      await inTurns(undos.current, AT_ONCE, async ({ id, request }) => {
        const outcome = await write(request);
        if (!outcome.ok) failures.set(id, outcome.error.message);
      });
      await forget(undos.current.map(({ id }) => id));
      undos.current = [];
      setState({
        status: "done",
        undone: true,
        results: results.flatMap((result) => {
          const why = failures.get(result.id);
          return why === undefined ? [] : [{ ...result, done: false, why }];
        }),
      });
    },
    get canUndo() {
      return undos.current.length > 0;
    },
  };
}
