import { affectedReads } from "../../../../api/affected-reads";
import { readSavedDonor } from "../../../../shared/donor/reads";
import { useRecordCalls } from "../../../../shared/record-form";
import { texts } from "../texts";
import { profileQuery } from "./get-profile";

/** How donors save their own record, take it back for some seconds, and read it anew. */
export const useProfileCalls = (userId: string) =>
  useRecordCalls({
    query: profileQuery(userId),
    reads: readSavedDonor,
    recordOf: ({ donor }) => donor,
    // other screens keep other parts of this answer: all of them read it again
    invalidates: () => affectedReads.ownRecord(userId),
    done: texts.saved,
  });
