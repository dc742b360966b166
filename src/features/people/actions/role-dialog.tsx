import { useState } from "react";
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
import { Meanwhile } from "./meanwhile";
import { texts } from "./texts";
import { ZoneChips } from "./zone-chips";

/** Gives somebody another role, and says before what it lets them do. */
export function RoleDialog({ account, ...dialog }: AccountDialogProps) {
  const [options] = useState(() => STAFF_ROLES.filter((one) => one !== account.role));
  const [role, setRole] = useState<StaffRole>(options[0] ?? "director");
  const [areas, setAreas] = useState<readonly string[]>([]);
  const { names, failed } = useZoneNames();
  const takesZones = useFeature("zones") && role === "manager";
  const over = useHandOver(account, account.zones);
  const [before] = useState(account.role);
  const words = texts.roleDialog;
  return (
    <ConfirmDialog
      alert={false}
      {...dialog}
      title={words.title(account)}
      submit={words.confirm(role)}
      pendingLabel={uiTexts.saving}
      onSubmit={() => {
        if (takesZones && failed) return texts.zonesDialog.failed;
        if (takesZones && areas.length === 0 && names.length > 0) return words.zonesMissing;
        return over.change({ role, ...(takesZones && { areas }) }, texts.roleSaved(role));
      }}
    >
      <div className={tw`grid gap-4 pt-4`}>
        {account.role !== before && account.role !== role && (
          <Meanwhile title={words.changed} now={roleLabel(account.role)} own={roleLabel(role)} />
        )}
        <Segmented
          label={words.legend}
          options={options.map((value) => ({ value, label: roleLabel(value) }))}
          value={role}
          onValueChange={setRole}
        />
        <p>{words.means[role]}</p>
        <p className={tw`text-muted`}>{words.loses}</p>
        {takesZones &&
          (failed ? (
            <ReadFailed title={texts.zonesDialog.failed} {...failed} />
          ) : (
            <ZoneChips label={texts.zonesDialog.legend} zones={names} chosen={areas} onChange={setAreas} />
          ))}
        <HandOver {...over} />
      </div>
    </ConfirmDialog>
  );
}
