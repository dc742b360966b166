import { Send } from "lucide-react";
import { affectedReads } from "../../../api/writes/affected-reads";
import { pageEndpoints } from "../../../api/page-endpoints";
import type { BulkAction } from "../../../shared/lists/bulk/bulk-action";
import type { StaffAccount } from "../account";
import { texts } from "../texts";

/** The bulk action that sends a new link to people before their first sign-in. A sent mail can't be undone. */
export const inviteAgain: BulkAction<StaffAccount> = {
  label: texts.inviteAgain.label,
  icon: Send,
  lead: texts.inviteAgain.lead,
  only: { fits: ({ status }) => status === "staged", excluded: texts.inviteAgain.leftOut },
  results: texts.inviteAgain.results,
  isAllowed: (can) => can("update", "User"),
  request: ({ _id }) => ({ path: pageEndpoints.inviteUser(_id), method: "POST" }),
  affected: ({ _id }) => affectedReads.user(_id),
};
