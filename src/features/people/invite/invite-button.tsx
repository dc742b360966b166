import { UserRoundPlus } from "lucide-react";
import { OpenerButton } from "../../../ui/opener-button";
import { texts } from "../texts";
import type { useInviteWindow } from "./use-invite-window";

/** The page's one primary button: opens the window that invites people. */
export const InviteButton = ({ possible, openerFor }: ReturnType<typeof useInviteWindow>) =>
  possible && (
    <OpenerButton {...openerFor()} kind="primary" icon={UserRoundPlus}>
      {texts.invite}
    </OpenerButton>
  );
