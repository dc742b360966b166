import type { MayDonateFacts } from "../../../domain/donation/may-donate";
import type { ChangedDonor } from "./status-change";

/** A window about one donor's status. */
export interface StatusDialogProps {
  /** As the page has the donor now: after a conflict it is the one that was read again. */
  donor: ChangedDonor & MayDonateFacts & { cardNumber: string | null; email: string | null };
  name: string;
  open: boolean;
  onClose: () => void;
  today: string;
}
