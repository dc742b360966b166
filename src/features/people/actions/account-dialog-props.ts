import type { StaffAccount } from "../account";

/** What the window of an action is given. */
export interface AccountDialogProps {
  open: boolean;
  onClose: () => void;
  account: StaffAccount;
  /** The account is gone. */
  onRemoved: () => void;
}
