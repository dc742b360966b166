import { UserRoundPlus } from "lucide-react";
import type { StaffRole } from "../../../domain/roles";
import { OpenerButton } from "../../../ui/opener-button";
import { useLazyDialog } from "../../../ui/use-lazy-dialog";
import { texts } from "../texts";

const loadDialog = async () => (await import("./invite-dialog")).InviteDialog;

interface InviteButtonProps {
  /** What they are invited as. */
  as: StaffRole;
  /** Those that are chosen at first. */
  zones?: readonly string[];
  /** In place of "Invita", the page's one primary button. */
  label?: string;
}

/** Opens the window that invites people of a role. */
export function InviteButton({ as: role, zones = [], label }: InviteButtonProps) {
  const { Dialog, times, shown, opener } = useLazyDialog(loadDialog, texts.failedToOpen);
  return (
    <>
      <OpenerButton {...opener} {...(label ? { small: true } : { kind: "primary", icon: UserRoundPlus })}>
        {label ?? texts.invite}
      </OpenerButton>
      {Dialog && <Dialog key={times} {...shown} role={role} zones={zones} />}
    </>
  );
}
