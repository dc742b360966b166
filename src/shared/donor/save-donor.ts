import { affectedReads } from "../../api/affected-reads";
import { endpoints } from "../../api/endpoints";
import { bodyOf } from "../../domain/fields/own-fields";
import { donorAnswer, readSavedDonor } from "./reads";
import { useRecordCalls } from "../record-form/edit-page";

/**
 * How a donor is saved, undone for some seconds by writing back what was there, and read anew.
 * @param id as the address has it
 * @param done the toast's words
 */
export function useDonorCalls(id: string, done: string) {
  const path = endpoints.donor(id);
  return useRecordCalls({
    query: { path, schema: donorAnswer },
    reads: readSavedDonor,
    recordOf: ({ donor }) => donor,
    asSent: bodyOf,
    changes: (_input, done) => (done?.data ? [{ path, data: done.data }] : []),
    invalidates: () => affectedReads.donor(id),
    done,
  });
}
