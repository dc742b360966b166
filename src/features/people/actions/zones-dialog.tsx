import { listed } from "../../../domain/language/listed";
import { useState } from "react";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import { useZoneNames } from "../use-managers";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import { texts as lists } from "../texts";
import type { AccountDialogProps } from "./account-actions";
import { sameZones } from "./account-writes";
import { HandOver, useHandOver } from "./hand-over";
import { Meanwhile } from "./meanwhile";
import { texts } from "./texts";
import { ZoneChips } from "./zone-chips";

/** Changes the zones of a manager, and asks who takes those that would lose their last manager. */
export function ZonesDialog({ account, ...dialog }: AccountDialogProps) {
  const { names, failed } = useZoneNames();
  const [chosen, setChosen] = useState<readonly string[]>(account.zones);
  const over = useHandOver(
    account,
    account.zones.filter((zone) => !chosen.includes(zone)),
  );
  const [before] = useState(account.zones);
  const changed = !sameZones(before, account.zones) && !sameZones(chosen, account.zones);
  const words = texts.zonesDialog;
  const areas = [...chosen].sort((a, b) => names.indexOf(a) - names.indexOf(b));
  return (
    <FormDialog
      {...dialog}
      title={words.title(account)}
      description={words.text}
      submit={words.confirm}
      onSubmit={() => over.change({ areas }, texts.zonesSaved(areas))}
    >
      {changed && (
        <Meanwhile
          title={words.changed}
          now={listed(account.zones) || lists.noZone}
          own={listed(areas) || lists.noZone}
          take={words.take}
          onTake={() => setChosen(account.zones)}
        />
      )}
      <ZoneChips label={words.legend} zones={names} chosen={chosen} onChange={setChosen} />
      {chosen.length === 0 && <p className={tw`text-label text-warn-text`}>{words.none}</p>}
      {failed && <ReadFailed title={words.failed} {...failed} />}
      <HandOver {...over} />
    </FormDialog>
  );
}
