import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import type { StaffRole } from "../../../domain/roles";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import { UserRoundPlus } from "lucide-react";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { OnPageAction } from "../../../shared/page-actions/on-page-action";
import { texts } from "../texts";

const loadDialog = async () => (await import("./invite-dialog")).InviteDialog;

/**
 * The dialog that invites people with a role. The page renders it, because its button may unmount while the user types.
 * @returns `openerFor`: the props of a button that opens the dialog for some zones
 */
export function useInviteDialog(role: StaffRole) {
  const can = useCan();
  const [zones, setZones] = useState<readonly string[]>([]);
  const { Dialog, times, shown, opener } = useLazyDialog(loadDialog);
  return {
    canInvite: can("create", "User"),
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

/** The page's primary button and the dialog. */
export const InviteButton = ({ canInvite, openerFor, dialog }: ReturnType<typeof useInviteDialog>) => (
  <>
    {canInvite && (
      <>
        <OpenerButton {...openerFor()} kind="primary" icon={UserRoundPlus}>
          {texts.invite}
        </OpenerButton>
        <OnPageAction action="invite" run={() => void openerFor().onOpen()} />
      </>
    )}
    {dialog}
  </>
);
