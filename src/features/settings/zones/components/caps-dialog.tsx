import { useState } from "react";
import { readCaps, sharedCaps } from "../../../../domain/places/cap-ranges";
import { AlertRegion } from "../../../../ui/messages/alert-region";
import { Button } from "../../../../ui/buttons/button";
import { Field } from "../../../../ui/field/field";
import { Textarea } from "../../../../ui/field/textarea";
import { Dialog } from "../../../../ui/overlay/dialog";
import { tw } from "../../../../ui/tw";
import { useStillOpen } from "../../../../ui/overlay/use-still-open";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import type { ZoneWriter } from "../use-zone-write";
import { changeCaps } from "../zone-writes";

interface CapsDialogProps {
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
  const [newer, setNewer] = useState(false);
  const stillOpen = useStillOpen(open);
  const { caps, wrong } = readCaps(typed);
  const others = zones.filter(({ _id }) => _id !== zone._id);
  const shared = sharedCaps([{ name: zone.name, caps }, ...others]).filter(({ names }) => names.includes(zone.name));
  const now = zones.find(({ _id }) => _id === zone._id);
  const unchanged = wrong.length === 0 && caps.join() === now?.caps.join();
  const save = async () => {
    setTried(true);
    if (wrong.length > 0 || !now) return;
    const refused = await writer.run(changeCaps(now, caps));
    if (refused === null) return onClose();
    if (refused !== "told" && stillOpen(texts.notDone(texts.newer))) setNewer(true);
  };
  const against = !now ? texts.gone : newer && `${texts.capsNewer} ${now.caps.join(", ") || texts.none}`;
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
          <Button
            kind="primary"
            onClick={() => void save()}
            disabled={unchanged && !writer.writing}
            loading={writer.writing}
            loadingLabel={texts.saving}
          >
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
        <AlertRegion title={against || null} />
      </div>
    </Dialog>
  );
}
