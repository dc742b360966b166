import { affectedReads } from "../../../../api/writes/affected-reads";
import { useCan } from "../../../../api/react/ability";
import { useConnection } from "../../../../api/react/connection";
import { useMutation } from "../../../../api/react/use-mutation";
import { readWritten } from "../../../../api/writes/read-written";
import type { BulkRow } from "../../../../shared/lists/bulk/bulk-result";
import { useBulk, type BulkStep } from "../../../../shared/lists/bulk/use-bulk";
import { readChosen, exclusionReason } from "./bulk-choice";
import type { StatusAction } from "../status-action";
import { changeRequest, undoRequest, type ChangedDonor, type StatusChange } from "../status-change";

/**
 * Changes the status of many donors: reads each donor, checks that its status allows the change, and writes.
 * @param title of the dialog
 */
export function useBulkRun(title: string) {
  const { session } = useConnection();
  const can = useCan();
  const { write } = useMutation({
    request: ({ donor, change }: { donor: ChangedDonor; change: StatusChange }) => changeRequest(donor, change),
    reads: readWritten("donor"),
    shownIn: ({ donor }) => affectedReads.donor(donor._id),
  });
  const bulk = useBulk<BulkRow>(title, ({ id }) => affectedReads.donor(id));

  const changeOne = async (
    { id }: BulkRow,
    action: Exclude<StatusAction, "remove">,
    change: StatusChange,
  ): Promise<BulkStep> => {
    const chosen = await readChosen(session, id);
    const { donor } = chosen;
    const rejected = (text: string): BulkStep => ({ done: false, text, undo: [] });
    const exclusion = exclusionReason(chosen, action, can);
    if (exclusion) return rejected(exclusion);
    const outcome = await write({ donor, change });
    if (!outcome.ok) throw outcome.error;
    const undo = undoRequest(donor, change, outcome.data);
    return { done: true, text: null, undo: undo ? [undo] : [] };
  };

  return {
    bulk,
    run: (rows: readonly BulkRow[], action: Exclude<StatusAction, "remove">, change: StatusChange) =>
      bulk.run(rows, (row) => changeOne(row, action, change)),
  };
}
