import { useState } from "react";
import { readCaps, sharedCaps } from "../../../../domain/places/cap-ranges";
import { Field } from "../../../../ui/field/field";
import { Textarea } from "../../../../ui/field/textarea";
import { useStillOpen } from "../../../../ui/overlay/use-still-open";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import { useZoneWrite } from "../use-zone-write";
import { changeCaps } from "../zone-writes";

interface CapsDialogProps extends DialogProps {
  zone: OfficeZone;
  zones: readonly OfficeZone[];
}

/** Edits the postal codes of a zone. Warns about codes that another zone also has. */
export function CapsDialog({ zone, zones, ...dialog }: CapsDialogProps) {
  const writer = useZoneWrite();
  const [typed, setTyped] = useState(zone.caps.join(", "));
  const [tried, setTried] = useState(false);
  const [isNewer, setIsNewer] = useState(false);
  const stillOpen = useStillOpen(dialog.open);
  const { caps, wrong } = readCaps(typed);
  const others = zones.filter(({ _id }) => _id !== zone._id);
  const shared = sharedCaps([{ name: zone.name, caps }, ...others]).filter(({ names }) => names.includes(zone.name));
  const now = zones.find(({ _id }) => _id === zone._id);
  const unchanged = wrong.length === 0 && caps.join() === now?.caps.join();
  const save = async () => {
    setTried(true);
    if (wrong.length > 0 || !now) return false;
    const error = await writer.run(changeCaps(now, caps));
    if (error && error !== "handled" && stillOpen(texts.notDone(texts.newer))) setIsNewer(true);
    return error && false;
  };
  const errorText = !now ? texts.gone : isNewer && `${texts.capsNewer} ${now.caps.join(", ") || texts.none}`;
  return (
    <FormDialog
      {...dialog}
      title={texts.capsTitle(zone.name)}
      description={texts.capsLead}
      submit={isNewer ? texts.saveOver : texts.capsSave}
      disabled={unchanged}
      onSubmit={save}
      error={errorText}
    >
      <Field
        label={texts.capsLabel}
        help={texts.capsHelp}
        error={tried && wrong.length > 0 ? texts.capsWrong(wrong) : undefined}
        warning={shared.length > 0 ? texts.capsShared(shared, zone.name) : undefined}
      >
        <Textarea data-autofocus rows={4} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
