import { Users } from "lucide-react";
import { useState } from "react";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { findUnit, type Unit } from "../unit";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import { writeUnit, type ZoneWriter } from "../use-zone-write";
import { moveAssociation, namedSo } from "../zone-writes";
import { Means } from "./merge-dialog";

interface MoveDialogProps extends DialogProps {
  unit: Unit & { kind: "association" };
  zones: readonly OfficeZone[];
  writer: ZoneWriter;
}

/** Puts an association into another zone; its donors go with it. */
export function MoveDialog({ unit, zones, writer, ...dialog }: MoveDialogProps) {
  const { _id, name, donors } = unit.association;
  const [chosen, setChosen] = useState("");
  const [tried, setTried] = useState(false);
  const to = zones.find((zone) => zone._id === chosen);
  const taken = to && namedSo(to.associations, name);
  const submit = () => {
    setTried(true);
    const now = findUnit(zones, "association", _id);
    if (!to || taken) return false;
    return now?.kind === "association" ? writeUnit(writer, moveAssociation(now, to)) : texts.notDone(texts.gone);
  };
  return (
    <FormDialog
      {...dialog}
      title={texts.moveTitle(name)}
      submit={to ? texts.moveTo(to.name) : texts.chooseZone}
      pendingLabel={texts.moving}
      onSubmit={submit}
    >
      <div className={tw`grid gap-5`}>
        <Field
          label={texts.moveLabel}
          error={tried && !to ? texts.chooseZone : taken ? texts.takenThere(name) : undefined}
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
        {to && donors !== undefined && (
          <ul className={tw`grid gap-3`}>
            <Means icon={Users}>{texts.donorsGo(donors, name, to.name)}</Means>
          </ul>
        )}
      </div>
    </FormDialog>
  );
}
