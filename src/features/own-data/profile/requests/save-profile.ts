import { affectedReads } from "../../../../api/affected-reads";
import { bodyOf } from "../../../../domain/fields/own-fields";
import { readSavedDonor } from "../../../../shared/donor/reads";
import type { RecordSource } from "../../../../shared/record-form/edit-page";
import { texts } from "../texts";
import { profileQuery, type Profile } from "./get-profile";

/** How donors save their own record, take it back for some seconds, and read it anew. */
export const profileSource = (userId: string): RecordSource<Profile> => ({
  query: profileQuery(userId),
  reads: readSavedDonor,
  recordOf: ({ donor }) => donor,
  asSent: bodyOf,
  // other screens keep other parts of this answer: all of them read it again
  invalidates: () => affectedReads.ownRecord(userId),
  done: texts.saved,
});
