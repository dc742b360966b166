import type { MayDonateFacts } from "../../../domain/donation/may-donate";
import type { ChangedDonor } from "./status-change";

/** Props of the dialogs about a donor's status. */
export interface StatusDialogProps {
  /** The current donor: after a conflict, the one that was read again. */
  donor: ChangedDonor & MayDonateFacts & { cardNumber: string | null; email: string | null };
  name: string;
  open: boolean;
  onClose: () => void;
  today: string;
}
