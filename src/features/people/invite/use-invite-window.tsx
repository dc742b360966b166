import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import type { StaffRole } from "../../../domain/roles";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import { UserRoundPlus } from "lucide-react";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { texts } from "../texts";

const loadDialog = async () => (await import("./invite-dialog")).InviteDialog;

/**
 * The window that invites people of a role. The page holds it: what opens it may go away while somebody types in it.
 * @returns `possible`: whether one may; what a button is given that opens it for some
 *   zones; and the window itself
 */
export function useInviteWindow(role: StaffRole) {
  const can = useCan();
  const [zones, setZones] = useState<readonly string[]>([]);
  const { Dialog, times, shown, opener } = useLazyDialog(loadDialog);
  return {
    possible: can("create", "User"),
    openerFor: (chosen: readonly string[] = []) => ({
      ...opener,
      onOpen: () => {
        setZones(chosen);
        return opener.onOpen();
      },
    }),
    dialog: Dialog && <Dialog key={times} {...shown} role={role} zones={zones} />,
  };
}

/** The page's one primary button, which opens the window that invites people; and that window, which stays when the button goes. */
export const InviteButton = ({ possible, openerFor, dialog }: ReturnType<typeof useInviteWindow>) => (
  <>
    {possible && (
      <OpenerButton {...openerFor()} kind="primary" icon={UserRoundPlus}>
        {texts.invite}
      </OpenerButton>
    )}
    {dialog}
  </>
);
