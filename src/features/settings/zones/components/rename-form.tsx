import { useState, type ReactNode } from "react";
import { MAX_ZONE_NAME } from "../../../../domain/constants";
import { NameForm } from "../../../../shared/name-form/name-form";
import { linkClass } from "../../../../ui/link";
import { recordOf, rowOf, type Place } from "../place";
import type { OfficeAssociation, OfficeZone } from "../read-zones";
import { texts } from "../texts";
import type { PlaceActions } from "../use-place-actions";
import type { ZoneWriter } from "../use-zone-write";
import { namedSo, renamePlace } from "../zone-writes";

interface RenameFormProps {
  place: Place;
  zones: readonly OfficeZone[];
  actions: PlaceActions;
  writer: ZoneWriter;
}

/** The name of a row, in its place; where another has the name, the two can be merged. */
export function RenameForm({ place, zones, actions, writer }: RenameFormProps) {
  const { _id, name } = recordOf(place);
  const [before] = useState(name);
  const [mine, setMine] = useState("");
  const [newer, setNewer] = useState(false);
  const exists = (other: OfficeAssociation): ReactNode => (
    <>
      {place.kind === "zone"
        ? texts.takenZone(other.name, other.donors)
        : texts.takenAssociation(place.zone.name, other.name, other.donors)}
      {texts.orMerge}
      <button type="button" className={linkClass()} onClick={() => actions.merge(place, other)}>
        {texts.mergeThem}
      </button>
      .
    </>
  );
  const problem = (typed: string) => {
    const other = namedSo(rowOf(zones, place), typed, _id);
    return other && exists(other);
  };
  /** What it is called now stands beside one's own; where that is the same, something else was changed. */
  const warning = () => {
    if (name !== before && mine) return texts.renamedMeanwhile(name, mine);
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
        const refused = await writer.run(renamePlace(place, typed));
        if (refused === null) return actions.leave();
        if (refused === "told") return null;
        // what it is called now isn't known here yet: the zones were read again while this waited
        if (refused.code === "version") setNewer(true);
        return refused.code === "version" ? null : texts.taken(typed);
      }}
    />
  );
}
