import { affectedReads } from "../../api/affected-reads";
import { endpoints } from "../../api/endpoints";
import { useCan } from "../../api/react/ability";
import { useConnection } from "../../api/react/connection";
import { useLackingWrites } from "../../api/react/lacking-writes";
import { useMutation, type WriteRequest } from "../../api/react/use-mutation";
import { readWritten } from "../../api/read-written";
import { parseAnswer } from "../../api/schema";
import { registryName } from "../../domain/registry-name";
import { presentStatus } from "../../domain/status";
import { useBulk, type BulkStep } from "../bulk";
import { donorAnswer } from "../donor-reads";
import { writeOf } from "./lacking-action";
import { leadsOn, mayDo, type StatusAction } from "./status-action";
import { changeRequest, undoRequest, type StatusChange } from "./status-change";
import { texts } from "./texts";

/** Makes one change of many donors: each is read, asked whether the change leads on from its status, and written. */
export function useBulkRun() {
  const { session } = useConnection();
  const can = useCan();
  const lacking = useLackingWrites();
  const { write } = useMutation({ request: (request: WriteRequest) => request, reads: readWritten("donor") });
  const bulk = useBulk((id) => affectedReads.donor(id));

  const one = async (id: string, action: Exclude<StatusAction, "remove">, change: StatusChange): Promise<BulkStep> => {
    const { donor } = parseAnswer(donorAnswer, await session.call(endpoints.donor(id)));
    const name = registryName(donor);
    const refused = (words: string): BulkStep => ({ result: { name, done: false, words }, undo: [] });
    if (!leadsOn(donor.status, action)) return refused(texts.statusOfRow(presentStatus(donor.status).label));
    if (!mayDo(can, false, action, donor)) return refused(texts.forbiddenRow);
    const call = writeOf(change.action);
    if (lacking.has(call)) return refused(texts.lackingRow);
    const outcome = await write(changeRequest(donor, change));
    if (!outcome.ok) {
      const lacks = await lacking.learn(call, outcome.error, endpoints.donor(id));
      return refused(lacks ? texts.lackingRow : outcome.error.message);
    }
    const undo = undoRequest(donor, change, outcome.data.version);
    return { result: { name, done: true, words: null }, undo: undo ? [undo] : [] };
  };

  return {
    bulk,
    run: (ids: readonly string[], action: Exclude<StatusAction, "remove">, change: StatusChange) =>
      bulk.run(ids, (id) => one(id, action, change)),
  };
}
