import { useState } from "react";
import { endpoints } from "../../../api/endpoints";
import type { ApiError } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { useLackingWrites } from "../../../api/react/lacking-writes";
import type { StaffRole } from "../../../domain/roles";
import { useLazyDialog } from "../../../ui/use-lazy-dialog";
import { texts } from "../texts";

const loadDialog = async () => (await import("./invite-dialog")).InviteDialog;
const INVITE = "create user";

/**
 * The window that invites people of a role. The page holds it: what opens it may go away while somebody types in it.
 * @returns `possible`: whether one may, and this server can, as far as is known; what a button is given that opens it for some
 *   zones; and the window itself
 */
export function useInviteWindow(role: StaffRole) {
  const can = useCan();
  const lacking = useLackingWrites();
  const [zones, setZones] = useState<readonly string[]>([]);
  const { Dialog, times, shown, opener } = useLazyDialog(loadDialog, texts.failedToOpen);
  const learn = (error: ApiError) => lacking.learn(INVITE, error, endpoints.users());
  return {
    possible: can("create", "User") && !lacking.has(INVITE),
    openerFor: (chosen: readonly string[] = []) => ({
      ...opener,
      onOpen: () => {
        setZones(chosen);
        return opener.onOpen();
      },
    }),
    dialog: Dialog && <Dialog key={times} {...shown} role={role} zones={zones} onRefused={learn} />,
  };
}
