import { Users } from "lucide-react";
import { useState } from "react";
import { AlertRegion } from "../../../../ui/messages/alert-region";
import { Button } from "../../../../ui/buttons/button";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { Dialog } from "../../../../ui/overlay/dialog";
import { tw } from "../../../../ui/tw";
import { findUnit, type Unit } from "../unit";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import { useUnitWindow } from "../use-unit-window";
import type { ZoneWriter } from "../use-zone-write";
import { moveAssociation, namedSo } from "../zone-writes";
import { Means } from "./merge-dialog";

interface MoveDialogProps {
  open: boolean;
  onClose: () => void;
  unit: Unit & { kind: "association" };
  zones: readonly OfficeZone[];
  writer: ZoneWriter;
}

/** Puts an association into another zone; its donors go with it. */
export function MoveDialog({ open, onClose, unit, zones, writer }: MoveDialogProps) {
  const { _id, name, donors } = unit.association;
  const [chosen, setChosen] = useState("");
  const [tried, setTried] = useState(false);
  const { failure, setFailure, write } = useUnitWindow({ open, onClose, writer });
  const to = zones.find((zone) => zone._id === chosen);
  const taken = to && namedSo(to.associations, name);
  const confirm = async () => {
    setTried(true);
    const now = findUnit(zones, "association", _id);
    if (!to || taken) return;
    if (now?.kind !== "association") return setFailure(texts.gone);
    await write(moveAssociation(now, to));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.moveTitle(name)}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" onClick={() => void confirm()} loading={writer.writing} loadingLabel={texts.moving}>
            {to ? texts.moveTo(to.name) : texts.chooseZone}
          </Button>
        </>
      }
    >
      <div className={tw`mt-2 grid gap-5`}>
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
        <AlertRegion title={failure && texts.notDone(failure)} />
      </div>
    </Dialog>
  );
}
