import type { OfficeZone } from "../read-zones";
import type { RequestedDialog } from "../use-unit-actions";
import { Consequence, MergeDialog } from "./merge-dialog";
import { useState } from "react";
import { readCaps, sharedCaps } from "../../../../domain/places/cap-ranges";
import { Field } from "../../../../ui/field/field";
import { Textarea } from "../../../../ui/field/textarea";
import { useStillOpen } from "../../../../ui/overlay/use-still-open";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import { texts } from "../texts";
import { useZoneWrite, writeUnit } from "../use-zone-write";
import { changeCaps, findNamesake, moveAssociation } from "../zone-writes";
import { Users } from "lucide-react";
import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { findUnit, type ZoneOrAssociation } from "../unit";
import type { DialogProps } from "../../../../ui/overlay/use-opened";

interface UnitDialogProps extends DialogProps {
  requested: RequestedDialog;
  zones: readonly OfficeZone[];
}

/** The dialog that the user has opened for a unit: postal codes, move, merge or delete. */
export function UnitDialog({ requested: { kind, unit, into }, ...rest }: UnitDialogProps) {
  if (kind === "caps") return <CapsDialog {...rest} zone={unit.zone} />;
  if (kind === "move") return unit.kind === "association" ? <MoveDialog {...rest} unit={unit} /> : null;
  return <MergeDialog {...rest} unit={unit} into={into} removing={kind === "remove"} />;
}

interface MoveDialogProps extends DialogProps {
  unit: ZoneOrAssociation & { kind: "association" };
  zones: readonly OfficeZone[];
}

/** Moves an association, with its donors, to another zone. */
function MoveDialog({ unit, zones, ...dialog }: MoveDialogProps) {
  const writer = useZoneWrite();
  const { _id, name, donors } = unit.association;
  const [chosen, setChosen] = useState("");
  const [tried, setTried] = useState(false);
  const target = zones.find((zone) => zone._id === chosen);
  const taken = target && findNamesake(target.associations, name);
  const submit = () => {
    setTried(true);
    const current = findUnit(zones, "association", _id);
    if (!target || taken) return false;
    return current?.kind === "association"
      ? writeUnit(writer, moveAssociation(current, target))
      : texts.notDone(texts.gone);
  };
  return (
    <FormDialog
      {...dialog}
      title={texts.moveTitle(name)}
      submit={target ? texts.moveTo(target.name) : texts.chooseZone}
      pendingLabel={texts.moving}
      onSubmit={submit}
    >
      <div className={tw`grid gap-5`}>
        <Field
          label={texts.moveLabel}
          error={tried && !target ? texts.chooseZone : taken ? texts.takenThere(name) : undefined}
        >
          <Select
            data-autofocus
            value={chosen}
            placeholder={texts.choose}
            onChange={(event) => setChosen(event.target.value)}
            options={zones
              .filter((zone) => zone._id !== unit.zone._id)
              .map((zone) => ({ value: zone._id, label: zone.name }))}
          />
        </Field>
        {target && donors !== undefined && (
          <ul className={tw`grid gap-3`}>
            <Consequence icon={Users}>{texts.donorsGo(donors, name, target.name)}</Consequence>
          </ul>
        )}
      </div>
    </FormDialog>
  );
}

interface CapsDialogProps extends DialogProps {
  zone: OfficeZone;
  zones: readonly OfficeZone[];
}

/** Edits the postal codes of a zone. Warns about codes that another zone also has. */
function CapsDialog({ zone, zones, ...dialog }: CapsDialogProps) {
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
