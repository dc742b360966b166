import { Users } from "lucide-react";
import { useState } from "react";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { findUnit, type ZoneOrAssociation } from "../unit";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import { writeUnit, useZoneWrite } from "../use-zone-write";
import { moveAssociation, findNamesake } from "../zone-writes";
import { Consequence } from "./merge-dialog";

interface MoveDialogProps extends DialogProps {
  unit: ZoneOrAssociation & { kind: "association" };
  zones: readonly OfficeZone[];
}

/** Moves an association, with its donors, to another zone. */
export function MoveDialog({ unit, zones, ...dialog }: MoveDialogProps) {
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
