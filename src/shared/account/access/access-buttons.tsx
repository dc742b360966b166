import { KeyRound, LockOpen, Send } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import type { IconType } from "../../../ui/icons/icon";
import { useToast } from "../../../ui/toast/toast";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import type { AccessAccount, AccessAction } from "./account";
import { texts } from "./texts";
import type { useAccessAction } from "./use-access-action";

const loadDialog = async () => (await import("./access-dialog")).AccessDialog;

const ICONS: Record<AccessAction, IconType> = { unlock: LockOpen, invite: Send, passwordLink: KeyRound };

interface AccessButtonsProps extends Pick<ReturnType<typeof useAccessAction>, "run" | "writing"> {
  account: AccessAccount;
  name: string;
  actions: readonly AccessAction[];
}

/** The actions for a person who can't sign in. Those that send an e-mail ask first. */
export function AccessButtons({ account, name, actions, run, writing }: AccessButtonsProps) {
  const toast = useToast();
  const [asked, setAsked] = useState<Exclude<AccessAction, "unlock">>("passwordLink");
  const { Dialog, times, shown, opener } = useLazyDialog(loadDialog);
  const labelOf = (action: AccessAction) =>
    action === "invite" && !account.invitation ? texts.actions.firstInvite : texts.actions[action];
  const press = async (action: AccessAction) => {
    if (action !== "unlock") {
      setAsked(action);
      return opener.onOpen();
    }
    const outcome = await run(action);
    if (!outcome.ok) toast.error(outcome.error.message);
  };
  return (
    <>
      {actions.map((action) => (
        <FocusFallback key={action}>
          <Button
            small
            kind="quiet"
            icon={ICONS[action]}
            loading={action === "unlock" && writing}
            onClick={() => void press(action)}
          >
            {labelOf(action)}
          </Button>
        </FocusFallback>
      ))}
      {Dialog && <Dialog key={times} {...shown} {...{ name, run }} action={asked} email={account.email} />}
    </>
  );
}
