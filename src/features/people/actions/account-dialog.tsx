import type { DialogAction, AccountDialogProps } from "./account-actions";
import { RoleDialog } from "./role-dialog";
import { ZonesDialog } from "./zones-dialog";
import { useToast } from "../../../ui/toast/toast";
import { ConfirmDialog, FormDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import { texts } from "./texts";
import { useWithdraw } from "./account-writes";
import { failureOf } from "../../../api/errors";
import { LogOut, Map, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { HandOver, useHandOver } from "./hand-over";

const DIALOGS = { zones: ZonesDialog, role: RoleDialog, withdraw: WithdrawDialog, deactivate: DeactivateDialog };

/** The dialog of an action. */
export function AccountDialog({ action, ...props }: AccountDialogProps & { action: DialogAction }) {
  const ActionDialog = DIALOGS[action];
  return <ActionDialog {...props} />;
}

/** Confirms that an invitation is withdrawn. */
function WithdrawDialog({ account, onRemoved, ...dialog }: AccountDialogProps) {
  const { write } = useWithdraw();
  const toast = useToast();
  const { title, text, confirm } = texts.withdrawDialog;
  return (
    <ConfirmDialog
      {...dialog}
      title={title(account)}
      description={text(account)}
      submit={confirm}
      kind="danger-solid"
      pendingLabel={uiTexts.saving}
      onSubmit={async () => {
        const outcome = await write(account);
        if (outcome.ok) toast.success(texts.withdrawn(account));
        return failureOf(outcome);
      }}
      onDone={onRemoved}
    />
  );
}

/** Confirms that a person can no longer sign in, and asks who takes their zones. */
function DeactivateDialog({ account, ...dialog }: AccountDialogProps) {
  const handOver = useHandOver(account, account.zones);
  const dialogTexts = texts.deactivateDialog;
  const shared = account.zones.flatMap((zone) => {
    const others = handOver.others.filter(({ zones }) => zones.includes(zone));
    return others.length > 0 ? [{ zone, others }] : [];
  });
  return (
    <FormDialog
      {...dialog}
      alert
      title={dialogTexts.title(account)}
      description={dialogTexts.text}
      submit={handOver.assigned.length > 0 ? dialogTexts.confirmAnd(handOver.assigned) : dialogTexts.confirm}
      kind="danger-solid"
      onSubmit={() => handOver.change({ status: "inactive" }, texts.deactivated(account))}
    >
      <HandOver {...handOver} />
      <ul className={tw`grid gap-2.5`}>
        {shared.map(({ zone, others }) => (
          <Consequence key={zone} icon={Map}>
            {dialogTexts.stays(zone, others)}
          </Consequence>
        ))}
        <Consequence icon={LogOut}>{dialogTexts.sessions}</Consequence>
        <Consequence icon={Undo2}>{dialogTexts.back}</Consequence>
      </ul>
    </FormDialog>
  );
}

const Consequence = ({ icon, children }: { icon: IconType; children: ReactNode }) => (
  <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-3`}>
    <Icon of={icon} className={tw`mt-0.5 text-faint`} />
    <span>{children}</span>
  </li>
);
