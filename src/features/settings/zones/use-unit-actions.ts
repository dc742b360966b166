import { useState } from "react";
import type { UnitAction } from "./components/unit-menu";
import { isEmpty, recordOf, rowOf, type Unit } from "./unit";
import type { OfficeAssociation, OfficeZone } from "./read-zones";
import type { ZoneWriter } from "./use-zone-write";
import { removeUnit, reorderUnit } from "./zone-writes";

/** A window that somebody asks for. */
export interface AskedDialog {
  kind: "merge" | "remove" | "move" | "caps";
  unit: Unit;
  /** With which it is to be merged, where that is known. */
  into: OfficeAssociation | null;
}

/** What is under way in the rows: whose name is being written, to which zone something is added, which window is asked for. */
export interface UnitActions {
  /** The id of the row whose name is being written. */
  editing: string | null;
  /** The id of the zone to which an association is added. */
  addingTo: string | null;
  edit: (id: string | null) => void;
  leave: () => void;
  act: (unit: Unit, action: UnitAction) => void;
  merge: (unit: Unit, into: OfficeAssociation) => void;
}

/** @param onAdd opens a zone, for what is added to it @param ask opens a window */
export function useUnitActions(
  zones: readonly OfficeZone[],
  writer: ZoneWriter,
  { onAdd, ask }: { onAdd: (zone: OfficeZone) => void; ask: (asked: AskedDialog) => void },
): UnitActions {
  const [editing, edit] = useState<string | null>(null);
  const [addingTo, addTo] = useState<string | null>(null);
  const leave = () => {
    edit(null);
    addTo(null);
  };
  const remove = async (unit: Unit) => {
    if (isEmpty(unit) === false) return ask({ kind: "remove", unit, into: null });
    const refused = await writer.run(removeUnit(unit));
    // somebody has come into it meanwhile, or this server doesn't count
    if (refused !== null && refused !== "told") ask({ kind: "remove", unit, into: null });
  };
  const shift = (unit: Unit, by: number) => {
    const from = rowOf(zones, unit).findIndex(({ _id }) => _id === recordOf(unit)._id);
    void writer.run(reorderUnit(unit, from, from + by));
  };
  const act = (unit: Unit, action: UnitAction) => {
    leave();
    if (action === "rename") edit(recordOf(unit)._id);
    else if (action === "add") {
      addTo(unit.zone._id);
      onAdd(unit.zone);
    } else if (action === "up" || action === "down") shift(unit, action === "up" ? -1 : 1);
    else if (action === "remove") void remove(unit);
    else ask({ kind: action, unit, into: null });
  };
  return {
    ...{ editing, addingTo, leave, act },
    edit: (id) => {
      leave();
      edit(id);
    },
    merge(unit, into) {
      leave();
      ask({ kind: "merge", unit, into });
    },
  };
}
