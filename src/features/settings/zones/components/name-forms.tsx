import { MAX_ZONE_NAME } from "../../../../domain/constants";
import { NameForm } from "../../../../shared/name-form/name-form";
import type { OfficeZone, OfficeAssociation } from "../read-zones";
import { texts } from "../texts";
import { useZoneWrite } from "../use-zone-write";
import { findNamesake, type createUnit, renameUnit } from "../zone-writes";
import { useState, type ReactNode } from "react";
import { linkClass } from "../../../../ui/buttons/link";
import { recordOf, siblingsOf, type ZoneOrAssociation } from "../unit";
import type { UnitActions } from "../use-unit-actions";

interface NewUnitFormProps {
  zones: readonly OfficeZone[];
  /** The zone of a new association; null for a new zone. */
  zone: OfficeZone | null;
  create: typeof createUnit;
  onLeave: () => void;
}

/** The name of a new zone or association. */
export function NewUnitForm({ zones, zone, create, onLeave }: NewUnitFormProps) {
  const writer = useZoneWrite();
  const siblings = zone ? (zones.find(({ _id }) => _id === zone._id)?.associations ?? []) : zones;
  return (
    <NameForm
      label={zone ? texts.newAssociation(zone.name) : texts.newZone}
      name=""
      maxLength={MAX_ZONE_NAME}
      submit={texts.add}
      problem={(name) => {
        const other = findNamesake(siblings, name);
        return other && texts.taken(other.name);
      }}
      writing={writer.writing}
      onLeave={onLeave}
      onSave={async (name) => {
        const error = await writer.run(create(zone, name));
        if (error === null) return onLeave();
        return error === "handled" ? null : texts.taken(name);
      }}
    />
  );
}

interface RenameFormProps {
  unit: ZoneOrAssociation;
  zones: readonly OfficeZone[];
  actions: UnitActions;
}

/** Renames a unit in its row. If another one has the name, the two can be merged. */
export function RenameForm({ unit, zones, actions }: RenameFormProps) {
  const writer = useZoneWrite();
  const { _id, name } = recordOf(unit);
  const [before] = useState(name);
  const [typedName, setTypedName] = useState("");
  const [isNewer, setIsNewer] = useState(false);
  const nameTaken = (other: OfficeAssociation): ReactNode => (
    <>
      {unit.kind === "zone"
        ? texts.takenZone(other.name, other.donors)
        : texts.takenAssociation(unit.zone.name, other.name, other.donors)}
      {texts.orMerge}
      <button type="button" className={linkClass()} onClick={() => actions.merge(unit, other)}>
        {texts.mergeThem}
      </button>
      .
    </>
  );
  const problem = (typed: string) => {
    const other = findNamesake(siblingsOf(zones, unit), typed, _id);
    return other && nameTaken(other);
  };
  const warning = () => {
    if (name !== before && name !== typedName && typedName) return texts.renamedMeanwhile(name, typedName);
    return isNewer ? texts.newer : undefined;
  };
  return (
    <NameForm
      label={texts.nameOf(before)}
      name={before}
      maxLength={MAX_ZONE_NAME}
      submit={texts.rename}
      problem={problem}
      warning={warning()}
      writing={writer.writing}
      onLeave={actions.close}
      onSave={async (typed) => {
        setTypedName(typed);
        setIsNewer(false);
        const error = await writer.run(renameUnit(unit, typed));
        if (error === null) return actions.close();
        if (error === "handled") return null;
        // the zones are being read again and will contain the new name
        if (error.code === "version") setIsNewer(true);
        return error.code === "version" ? null : texts.taken(typed);
      }}
    />
  );
}
