import { detailsHref } from "../../../domain/routes";
import { LockOpen, Map, Pencil, Send, Undo2, UserCog, UserRoundCheck, UserRoundX } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { useFeature } from "../../../api/react/use-feature";
import { useAreaLocation } from "../../../shared/navigation";
import type { IconType } from "../../../ui/icons/icon";
import { useToast } from "../../../ui/toast/toast";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import { useAccessAction } from "../../../shared/account/access";
import { nameOf, type StaffAccount } from "../account";
import { actionsFor, DIALOG_ACTIONS, type AccountAction, type DialogAction } from "./account-actions";
import { useAccountChange } from "./account-writes";
import { texts } from "./texts";

const loadDialog = async () => (await import("./account-dialog")).AccountDialog;

export const ACTION_ICONS: Record<AccountAction, IconType> = {
  inviteAgain: Send,
  unlock: LockOpen,
  reactivate: UserRoundCheck,
  zones: Map,
  edit: Pencil,
  role: UserCog,
  withdraw: Undo2,
  deactivate: UserRoundX,
};

const opensDialog = (action: AccountAction): action is DialogAction =>
  (DIALOG_ACTIONS as readonly string[]).includes(action);

/**
 * The actions of an account.
 * @param onRemoved called when the account has been removed
 * @returns the possible actions, a function that starts one, the running action, and the dialog
 */
export function useAccountActions(account: StaffAccount, onRemoved: () => void) {
  const { navigate } = useAreaLocation();
  const can = useCan();
  const hasZones = useFeature("zones");
  const user = useUser();
  const toast = useToast();
  const [running, setRunning] = useState<AccountAction | null>(null);
  const [dialogAction, setDialogAction] = useState<DialogAction>("zones");
  const { Dialog, times, shown, opener } = useLazyDialog(loadDialog);
  const change = useAccountChange("page");
  const { runAtOnce } = useAccessAction("page");

  const start = async (action: AccountAction) => {
    if (opensDialog(action)) {
      setDialogAction(action);
      return opener.onOpen();
    }
    switch (action) {
      case "edit":
        return navigate(`${detailsHref(account)}?edit`);
      case "inviteAgain":
        return runAtOnce({ account, name: nameOf(account), action: "invite" });
      case "unlock":
        return runAtOnce({ account, name: nameOf(account), action });
      case "reactivate": {
        const outcome = await change.write({ account, change: { status: "active" }, done: texts.reactivated(account) });
        if (!outcome.ok) toast.error(outcome.error.message);
        return;
      }
    }
  };
  const run = async (action: AccountAction) => {
    if (running) return;
    setRunning(action);
    try {
      await start(action);
    } finally {
      setRunning(null);
    }
  };
  const dialog: ReactNode = Dialog && (
    <Dialog key={times} {...shown} action={dialogAction} account={account} onRemoved={onRemoved} />
  );
  return { actions: actionsFor(can, hasZones, account, user?._id === account._id), run, running, dialog };
}
