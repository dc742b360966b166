import type { StaffAccount } from "../account";
import type { DialogProps } from "../../../ui/overlay/use-opened";

/** What the window of an action is given. */
export interface AccountDialogProps extends DialogProps {
  account: StaffAccount;
  /** The account is gone. */
  onRemoved: () => void;
}
