import { useState } from "react";
import { readCaps, sharedCaps } from "../../../../domain/cap-ranges";
import { AlertRegion } from "../../../../ui/alert-region";
import { Button } from "../../../../ui/button";
import { Field } from "../../../../ui/field/field";
import { Textarea } from "../../../../ui/field/textarea";
import { Dialog } from "../../../../ui/overlay/dialog";
import { tw } from "../../../../ui/tw";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import type { ZoneWriter } from "../use-zone-write";
import { changeCaps } from "../zone-writes";

export interface CapsDialogProps {
  open: boolean;
  onClose: () => void;
  zone: OfficeZone;
  zones: readonly OfficeZone[];
  writer: ZoneWriter;
}

/** The postal codes of a zone's territory, as they are typed or pasted; what another zone has, too, is told meanwhile. */
export function CapsDialog({ open, onClose, zone, zones, writer }: CapsDialogProps) {
  const [typed, setTyped] = useState(zone.caps.join(", "));
  const [tried, setTried] = useState(false);
  const [newer, setNewer] = useState<string | null>(null);
  const { caps, wrong } = readCaps(typed);
  const others = zones.filter(({ _id }) => _id !== zone._id);
  const shared = sharedCaps([{ name: zone.name, caps }, ...others]).filter(({ names }) => names.includes(zone.name));
  const save = async () => {
    setTried(true);
    const now = zones.find(({ _id }) => _id === zone._id);
    if (wrong.length > 0 || !now) return;
    if (caps.join() === now.caps.join()) return onClose();
    const refused = await writer.run(changeCaps(now, caps));
    if (refused === null) return onClose();
    if (refused !== "told") setNewer(texts.capsNewer);
  };
  const theirs = newer && zones.find(({ _id }) => _id === zone._id)?.caps.join(", ");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.capsTitle(zone.name)}
      description={texts.capsLead}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" onClick={() => void save()} loading={writer.writing} loadingLabel={texts.saving}>
            {newer ? texts.saveOver : texts.capsSave}
          </Button>
        </>
      }
    >
      <div className={tw`mt-4 grid gap-4`}>
        <Field
          label={texts.capsLabel}
          help={texts.capsHelp}
          error={tried && wrong.length > 0 ? texts.capsWrong(wrong) : undefined}
          warning={shared.length > 0 ? texts.capsShared(shared, zone.name) : undefined}
        >
          <Textarea
            data-autofocus
            rows={4}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        </Field>
        <AlertRegion title={newer && `${newer} ${theirs || texts.none}`} />
      </div>
    </Dialog>
  );
}
