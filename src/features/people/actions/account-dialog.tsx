import type { DialogAction, AccountDialogProps } from "./account-actions";
import { useToast } from "../../../ui/toast/toast";
import { ConfirmDialog, FormDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import { texts } from "./texts";
import { useWithdraw } from "./account-writes";
import { failureOf } from "../../../api/errors";
import { LogOut, Map, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { roleLabel, STAFF_ROLES, type StaffRole } from "../../../domain/roles";
import { Segmented } from "../../../ui/buttons/segmented";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { useZoneNames } from "../use-managers";
import { ConflictNotice } from "./conflict-notice";
import { ZoneChips } from "./zone-chips";
import { joinWithAnd } from "../../../domain/language/join-with-and";
import { texts as lists } from "../texts";
import { HandOver, useHandOver } from "./hand-over";

const DIALOGS = { zones: ZonesDialog, role: RoleDialog, withdraw: WithdrawDialog, deactivate: DeactivateDialog };

/** @returns whether two lists have the same zones, in any order */
const sameZones = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

/** Changes the zones of a manager. Asks who takes the zones that would lose their last manager. */
function ZonesDialog({ account, ...dialog }: AccountDialogProps) {
  const { names, failed } = useZoneNames();
  const [chosen, setChosen] = useState<readonly string[]>(account.zones);
  const handOver = useHandOver(
    account,
    account.zones.filter((zone) => !chosen.includes(zone)),
  );
  const [before] = useState(account.zones);
  const changed = !sameZones(before, account.zones) && !sameZones(chosen, account.zones);
  const dialogTexts = texts.zonesDialog;
  const areas = [...chosen].sort((a, b) => names.indexOf(a) - names.indexOf(b));
  return (
    <FormDialog
      {...dialog}
      title={dialogTexts.title(account)}
      description={dialogTexts.text}
      submit={dialogTexts.confirm}
      onSubmit={() => handOver.change({ areas }, texts.zonesSaved(areas))}
    >
      {changed && (
        <ConflictNotice
          title={dialogTexts.changed}
          now={joinWithAnd(account.zones) || lists.noZone}
          own={joinWithAnd(areas) || lists.noZone}
          takeLabel={dialogTexts.take}
          onTake={() => setChosen(account.zones)}
        />
      )}
      <ZoneChips label={dialogTexts.legend} zones={names} chosen={chosen} onChange={setChosen} />
      {chosen.length === 0 && <p className={tw`text-label text-warn-text`}>{dialogTexts.none}</p>}
      {failed && <ReadFailed title={dialogTexts.failed} {...failed} />}
      <HandOver {...handOver} />
    </FormDialog>
  );
}

/** Changes the role of an account, and explains the new role. */
function RoleDialog({ account, ...dialog }: AccountDialogProps) {
  const [options] = useState(() => STAFF_ROLES.filter((option) => option !== account.role));
  const [role, setRole] = useState<StaffRole>(options[0] ?? "director");
  const [areas, setAreas] = useState<readonly string[]>([]);
  const { names, failed } = useZoneNames();
  const can = useCan();
  const takesZones = useFeature("zones") && role === "manager" && can("update", "User", account, "areas");
  const handOver = useHandOver(account, account.zones);
  const [before] = useState(account.role);
  const dialogTexts = texts.roleDialog;
  return (
    <ConfirmDialog
      alert={false}
      {...dialog}
      title={dialogTexts.title(account)}
      submit={dialogTexts.confirm(role)}
      pendingLabel={uiTexts.saving}
      onSubmit={() => {
        if (takesZones && failed) return texts.zonesDialog.failed;
        if (takesZones && areas.length === 0 && names.length > 0) return dialogTexts.zonesMissing;
        return handOver.change({ role, ...(takesZones && { areas }) }, texts.roleSaved(role));
      }}
    >
      <div className={tw`grid gap-4 pt-4`}>
        {account.role !== before && account.role !== role && (
          <ConflictNotice title={dialogTexts.changed} now={roleLabel(account.role)} own={roleLabel(role)} />
        )}
        <Segmented
          label={dialogTexts.legend}
          options={options.map((value) => ({ value, label: roleLabel(value) }))}
          value={role}
          onValueChange={setRole}
        />
        <p>{dialogTexts.means[role]}</p>
        <p className={tw`text-muted`}>{dialogTexts.loses}</p>
        {takesZones &&
          (failed ? (
            <ReadFailed title={texts.zonesDialog.failed} {...failed} />
          ) : (
            <ZoneChips label={texts.zonesDialog.legend} zones={names} chosen={areas} onChange={setAreas} />
          ))}
        <HandOver {...handOver} />
      </div>
    </ConfirmDialog>
  );
}

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
