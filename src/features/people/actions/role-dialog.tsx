import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { roleLabel, STAFF_ROLES, type StaffRole } from "../../../domain/roles";
import { Segmented } from "../../../ui/buttons/segmented";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import { useZoneNames } from "../use-managers";
import type { AccountDialogProps } from "./account-actions";
import { HandOver, useHandOver } from "./hand-over";
import { ConflictNotice } from "./conflict-notice";
import { texts } from "./texts";
import { ZoneChips } from "./zone-chips";

/** Changes the role of an account, and explains the new role. */
export function RoleDialog({ account, ...dialog }: AccountDialogProps) {
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
