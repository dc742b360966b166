import { useState } from "react";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import { useZones } from "../../../shared/zones";
import type { AccountDialogProps } from "./account-dialog-props";
import { HandOver } from "./hand-over";
import { texts } from "./texts";
import { useHandOver } from "./use-hand-over";
import { ZoneChips } from "./zone-chips";

/** Which zones somebody looks after, and who takes those that would be left alone. */
export function ZonesDialog({ open, onClose, account, onRefused }: AccountDialogProps) {
  const state = useZones();
  const [chosen, setChosen] = useState<readonly string[]>(account.zones);
  const over = useHandOver(
    account,
    account.zones.filter((zone) => !chosen.includes(zone)),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const words = texts.zonesDialog;
  const names = state.status === "ready" ? state.data.zones.map(({ name }) => name) : [];
  const confirm = async () => {
    const areas = [...chosen].sort((a, b) => names.indexOf(a) - names.indexOf(b));
    const error = await over.change({ areas }, texts.zonesSaved(areas));
    if (!error) return onClose();
    await onRefused("zones", { ok: false, error });
    setFailure(error.message);
  };
  return (
    <Dialog
      {...{ open, onClose }}
      title={words.title(account)}
      description={words.text}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" loading={over.writing} loadingLabel={texts.saving} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={tw`mt-4 grid gap-4`}>
        <ZoneChips label={words.legend} zones={names} chosen={chosen} onChange={setChosen} />
        {chosen.length === 0 && <p className={tw`text-label text-warn-text`}>{words.none}</p>}
        {state.status === "error" && <Banner tone="danger" title={words.failed} />}
        <HandOver {...over} account={account} onChange={over.setTakers} />
        {failure && <Banner live tone="danger" title={failure} />}
      </div>
    </Dialog>
  );
}
