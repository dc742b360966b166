import { UserRoundPlus } from "lucide-react";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { texts } from "../texts";
import type { useInviteWindow } from "./use-invite-window";

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
