import { LogOut, Map, Undo2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import { canSignIn } from "../account";
import type { AccountDialogProps } from "./account-dialog-props";
import { HandOver } from "./hand-over";
import { texts } from "./texts";
import { useHandOver } from "./use-hand-over";

/** Keeps somebody out: what that means, and who takes the zones that would be left alone. */
export function DeactivateDialog({ open, onClose, account, onRefused }: AccountDialogProps) {
  const over = useHandOver(account, account.zones);
  const [failure, setFailure] = useState<string | null>(null);
  const words = texts.deactivateDialog;
  const confirm = async () => {
    const error = await over.change({ status: "inactive" }, texts.deactivated(account));
    if (!error) return onClose();
    await onRefused("deactivate", { ok: false, error });
    setFailure(error.message);
  };
  const othersOf = (zone: string) =>
    over.managers.filter((one) => one._id !== account._id && canSignIn(one) && one.zones.includes(zone));
  return (
    <Dialog
      alert
      {...{ open, onClose }}
      title={words.title(account)}
      description={words.text}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="danger-solid" loading={over.writing} loadingLabel={texts.saving} onClick={() => void confirm()}>
            {over.taken.length > 0 ? words.confirmAnd(over.taken) : words.confirm}
          </Button>
        </>
      }
    >
      <div className={tw`mt-4 grid gap-4`}>
        <HandOver {...over} account={account} onChange={over.setTakers} />
        <ul className={tw`grid gap-2.5`}>
          {account.zones
            .filter((zone) => othersOf(zone).length > 0)
            .map((zone) => (
              <Consequence key={zone} icon={Map}>
                {words.stays(zone, othersOf(zone))}
              </Consequence>
            ))}
          <Consequence icon={LogOut}>{words.sessions}</Consequence>
          <Consequence icon={Undo2}>{words.back}</Consequence>
        </ul>
        {failure && <Banner live tone="danger" title={failure} />}
      </div>
    </Dialog>
  );
}

const Consequence = ({ icon, children }: { icon: IconType; children: ReactNode }) => (
  <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-3`}>
    <Icon of={icon} className={tw`mt-0.5 text-faint`} />
    <span>{children}</span>
  </li>
);
