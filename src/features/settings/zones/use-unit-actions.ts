import { useState } from "react";
import type { UnitAction } from "./unit-action";
import { recordOf, siblingsOf, type ZoneOrAssociation } from "./unit";
import type { OfficeAssociation, OfficeZone } from "./read-zones";
import type { ZoneWriter } from "./use-zone-write";
import { removeUnit, reorderUnit } from "./zone-writes";

/** The dialog that the user opens. */
export interface RequestedDialog {
  kind: "merge" | "remove" | "move" | "caps";
  unit: ZoneOrAssociation;
  /** The unit to merge it with, if it is known. */
  into: OfficeAssociation | null;
}

/** The actions on the rows, and which forms are open. */
export interface UnitActions {
  /** Id of the unit whose name is being edited. */
  editing: string | null;
  /** Id of the zone to which an association is being added. */
  addingTo: string | null;
  edit: (id: string | null) => void;
  /** Closes the forms in the rows. */
  close: () => void;
  act: (unit: ZoneOrAssociation, action: UnitAction) => void;
  merge: (unit: ZoneOrAssociation, into: OfficeAssociation) => void;
}

/** @returns whether the unit has no donors, associations or managers; null if the server doesn't count donors */
function isEmpty(unit: ZoneOrAssociation): boolean | null {
  const { donors } = recordOf(unit);
  if (donors === undefined) return null;
  if (unit.kind === "association") return donors === 0;
  return donors === 0 && unit.zone.associations.length === 0 && (unit.zone.managers ?? []).length === 0;
}

/** @param onAdd opens a zone that gets a new association @param ask opens a dialog */
export function useUnitActions(
  zones: readonly OfficeZone[],
  writer: ZoneWriter,
  { onAdd, ask }: { onAdd: (zone: OfficeZone) => void; ask: (request: RequestedDialog) => void },
): UnitActions {
  const [editing, edit] = useState<string | null>(null);
  const [addingTo, addTo] = useState<string | null>(null);
  const close = () => {
    edit(null);
    addTo(null);
  };
  const remove = async (unit: ZoneOrAssociation) => {
    if (isEmpty(unit) === false) return ask({ kind: "remove", unit, into: null });
    const error = await writer.run(removeUnit(unit));
    // it has donors by now, or the server doesn't count them
    if (error !== null && error !== "handled") ask({ kind: "remove", unit, into: null });
  };
  const shift = (unit: ZoneOrAssociation, by: number) => {
    const from = siblingsOf(zones, unit).findIndex(({ _id }) => _id === recordOf(unit)._id);
    void writer.run(reorderUnit(unit, from, from + by));
  };
  const act = (unit: ZoneOrAssociation, action: UnitAction) => {
    close();
    if (action === "rename") edit(recordOf(unit)._id);
    else if (action === "add") {
      addTo(unit.zone._id);
      onAdd(unit.zone);
    } else if (action === "up" || action === "down") shift(unit, action === "up" ? -1 : 1);
    else if (action === "remove") void remove(unit);
    else ask({ kind: action, unit, into: null });
  };
  return {
    editing,
    addingTo,
    close,
    act,
    edit: (id) => {
      close();
      edit(id);
    },
    merge(unit, into) {
      close();
      ask({ kind: "merge", unit, into });
    },
  };
}
