import { useState } from "react";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { Segmented } from "../../../ui/segmented";
import { tw } from "../../../ui/tw";
import { useZoneNames } from "../use-managers";
import type { AccountDialogProps } from "./account-dialog-props";
import { HandOver } from "./hand-over";
import { roleLabel, texts } from "./texts";
import { useHandOver } from "./use-hand-over";
import { ZoneChips } from "./zone-chips";

const ROLES = ["manager", "director", "admin"] as const;
type StaffRole = (typeof ROLES)[number];

/** Gives somebody another role, and says before what it lets them do. */
export function RoleDialog({ open, onClose, account, onRefused }: AccountDialogProps) {
  const [options] = useState(() => ROLES.filter((one) => one !== account.role));
  const [role, setRole] = useState<StaffRole>(options[0] ?? "director");
  const [areas, setAreas] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const names = useZoneNames() ?? [];
  const over = useHandOver(account, account.zones);
  const words = texts.roleDialog;
  const confirm = async () => {
    if (role === "manager" && areas.length === 0 && names.length > 0) return setFailure(words.zonesMissing);
    const error = await over.change({ role, ...(role === "manager" && { areas }) }, texts.roleSaved(role));
    if (!error) return onClose();
    await onRefused("role", { ok: false, error });
    setFailure(error.message);
  };
  return (
    <Dialog
      {...{ open, onClose }}
      title={words.title(account)}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" loading={over.writing} loadingLabel={texts.saving} onClick={() => void confirm()}>
            {words.confirm(role)}
          </Button>
        </>
      }
    >
      <div className={tw`mt-2 grid gap-4`}>
        <Segmented
          label={words.legend}
          options={options.map((value) => ({ value, label: roleLabel(value) }))}
          value={role}
          onValueChange={setRole}
        />
        <p>{words.means[role]}</p>
        <p className={tw`text-muted`}>{words.loses}</p>
        {role === "manager" && (
          <ZoneChips label={texts.zonesDialog.legend} zones={names} chosen={areas} onChange={setAreas} />
        )}
        <HandOver {...over} account={account} onChange={over.setTakers} />
        {failure && <Banner live tone="danger" title={failure} />}
      </div>
    </Dialog>
  );
}
