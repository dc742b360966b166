import { affectedReads } from "../../../../api/writes/affected-reads";
import { useCan } from "../../../../api/react/ability";
import { useConnection } from "../../../../api/react/connection";
import { useMutation, type WriteRequest } from "../../../../api/react/use-mutation";
import { malformed } from "../../../../api/readers/read";
import { readWritten, type Written } from "../../../../api/writes/read-written";
import { hintedName } from "../../../../domain/donor/registry-name";
import type { DonorRecord } from "../../../../shared/donor/reads";
import type { BulkRow, BulkStep, UndoStep } from "../../../../shared/lists/bulk/bulk-result";
import { readSelectedIds } from "../../../../shared/lists/bulk/read-ids";
import { useBulk } from "../../../../shared/lists/bulk/use-bulk";
import type { ExportedList } from "../../../../shared/lists/exports/exported-list";
import { readChosen, exclusionReason } from "./bulk-choice";
import type { StatusAction } from "../status-action";
import { changeRequest, undoRequest, type ChangedDonor, type StatusChange } from "../status-change";

type Action = Exclude<StatusAction, "remove">;

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

  const changeOne = async ({ id }: BulkRow, action: Action, change: StatusChange): Promise<BulkStep> => {
    const chosen = await readChosen(session, id);
    const { donor } = chosen;
    const name = hintedName(donor);
    const exclusion = exclusionReason(chosen, action, can);
    if (exclusion) return { done: false, name, text: exclusion, undo: [] };
    const outcome = await write({ donor, change });
    if (!outcome.ok) throw outcome.error;
    return { done: true, name, text: null, undo: undoOf(id, donor, change, outcome.data) };
  };

  /** Keeps what the change has replaced; the other fields are read again when it is undone. */
  const undoOf = (id: string, donor: DonorRecord, change: StatusChange, changed: Written | null): UndoStep[] => {
    if (!undoRequest(donor, change, changed)) return [];
    const { status, version, suspension } = donor;
    const newVersion = changed?.version ?? null;
    const undo = async (): Promise<WriteRequest> => {
      const now = await readChosen(session, id);
      const written = { key: id, version: newVersion };
      const request = undoRequest({ ...now.donor, status, version, suspension }, change, written);
      if (!request) throw malformed("donor"); // never: the same change could be undone when it was made
      return request;
    };
    return [undo];
  };

  return {
    bulk,
    run(rows: readonly BulkRow[], action: Action, change: StatusChange) {
      void bulk.run(rows, (row) => changeOne(row, action, change));
    },
    /** Changes all donors that are selected in a list; only their ids are kept. */
    runList(list: ExportedList, action: Action, change: StatusChange) {
      void bulk.runRead(
        async ({ signal, attempt, showRead }) => {
          const ids = await readSelectedIds(list, { session, signal, attempt, onProgress: showRead });
          return ids.map((id) => ({ id, name: "" }));
        },
        (row) => changeOne(row, action, change),
      );
    },
  };
}
