import type { MutationOutcome } from "../../../api/react/use-mutation";
import type { StaffAccount } from "../account";
import type { AccountAction } from "./account-actions";

/** What the window of an action is given. */
export interface AccountDialogProps {
  open: boolean;
  onClose: () => void;
  account: StaffAccount;
  /** The account is gone. */
  onRemoved: () => void;
  /** What became of a write: a server may lack it. */
  onRefused: (action: AccountAction, outcome: MutationOutcome<unknown>) => Promise<void>;
}
