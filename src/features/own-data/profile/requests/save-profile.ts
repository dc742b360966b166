import { affectedReads } from "../../../../api/writes/affected-reads";
import { bodyOf } from "../../../../domain/fields/own-fields";
import { readSavedDonor } from "../../../../shared/donor/reads";
import type { RecordSource } from "../../../../shared/record-form/edit-page";
import { texts } from "../texts";
import { profileQuery, type Profile } from "./get-profile";

/** Saves a donor's own record, with undo, and reads it again. */
export const profileSource = (userId: string): RecordSource<Profile> => ({
  query: profileQuery(userId),
  reads: readSavedDonor,
  recordOf: ({ donor }) => donor,
  toRequest: bodyOf,
  // other screens cache other parts of this response, so all of them read it again
  invalidates: () => affectedReads.ownRecord(userId),
  done: texts.saved,
});
