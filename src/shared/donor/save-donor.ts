import { affectedReads } from "../../api/writes/affected-reads";
import { endpoints } from "../../api/endpoints";
import { bodyOf } from "../../domain/fields/own-fields";
import { donorAnswer, readSavedDonor } from "./reads";
import { useRecordCalls } from "../record-form/edit-page";

/**
 * @param done text of the toast
 * @returns how to save a donor, with undo, and how to read it again
 */
export function useDonorCalls(id: string, done: string) {
  const path = endpoints.donor(id);
  return useRecordCalls({
    query: { path, schema: donorAnswer },
    reads: readSavedDonor,
    recordOf: ({ donor }) => donor,
    toRequest: bodyOf,
    changes: (_input, outcome) => (outcome?.data ? [{ path, data: outcome.data }] : []),
    invalidates: () => affectedReads.donor(id),
    done,
  });
}
