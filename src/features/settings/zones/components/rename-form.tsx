import { useState, type ReactNode } from "react";
import { MAX_ZONE_NAME } from "../../../../domain/constants";
import { NameForm } from "../../../../shared/name-form/name-form";
import { linkClass } from "../../../../ui/buttons/link";
import { recordOf, rowOf, type Unit } from "../unit";
import type { OfficeAssociation, OfficeZone } from "../read-zones";
import { texts } from "../texts";
import type { UnitActions } from "../use-unit-actions";
import type { ZoneWriter } from "../use-zone-write";
import { namedSo, renameUnit } from "../zone-writes";

interface RenameFormProps {
  unit: Unit;
  zones: readonly OfficeZone[];
  actions: UnitActions;
  writer: ZoneWriter;
}

/** The name of a row, in its place; where another has the name, the two can be merged. */
export function RenameForm({ unit, zones, actions, writer }: RenameFormProps) {
  const { _id, name } = recordOf(unit);
  const [before] = useState(name);
  const [mine, setMine] = useState("");
  const [newer, setNewer] = useState(false);
  const exists = (other: OfficeAssociation): ReactNode => (
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
    const other = namedSo(rowOf(zones, unit), typed, _id);
    return other && exists(other);
  };
  /** What it is called now stands beside one's own; where that is the same, something else was changed. */
  const warning = () => {
    if (name !== before && name !== mine && mine) return texts.renamedMeanwhile(name, mine);
    return newer ? texts.newer : undefined;
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
      onLeave={actions.leave}
      onSave={async (typed) => {
        setMine(typed);
        setNewer(false);
        const refused = await writer.run(renameUnit(unit, typed));
        if (refused === null) return actions.leave();
        if (refused === "told") return null;
        // what it is called now isn't known here yet: the zones were read again while this waited
        if (refused.code === "version") setNewer(true);
        return refused.code === "version" ? null : texts.taken(typed);
      }}
    />
  );
}
