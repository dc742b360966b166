import { joinWithAnd } from "../../../domain/language/join-with-and";
import { useState } from "react";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import { useZoneNames } from "../use-managers";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import { texts as lists } from "../texts";
import type { AccountDialogProps } from "./account-actions";
import { sameZones } from "./account-writes";
import { HandOver, useHandOver } from "./hand-over";
import { ConflictNotice } from "./conflict-notice";
import { texts } from "./texts";
import { ZoneChips } from "./zone-chips";

/** Changes the zones of a manager. Asks who takes the zones that would lose their last manager. */
export function ZonesDialog({ account, ...dialog }: AccountDialogProps) {
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
