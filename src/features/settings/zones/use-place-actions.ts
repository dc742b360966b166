import { useState } from "react";
import type { PlaceAction } from "./components/place-menu";
import { isEmpty, recordOf, rowOf, type Place } from "./place";
import type { OfficeAssociation, OfficeZone } from "./read-zones";
import type { ZoneWriter } from "./use-zone-write";
import { removePlace, reorderPlace } from "./zone-writes";

/** A window that somebody asks for. */
export interface AskedDialog {
  kind: "merge" | "remove" | "move" | "caps";
  place: Place;
  /** With which it is to be merged, where that is known. */
  into: OfficeAssociation | null;
}

/** What is under way in the rows: whose name is being written, to which zone something is added, which window is asked for. */
export interface PlaceActions {
  /** The id of the row whose name is being written. */
  editing: string | null;
  /** The id of the zone to which an association is added. */
  addingTo: string | null;
  edit: (id: string | null) => void;
  leave: () => void;
  act: (place: Place, action: PlaceAction) => void;
  merge: (place: Place, into: OfficeAssociation) => void;
}

/** @param onAdd opens a zone, for what is added to it @param ask opens a window */
export function usePlaceActions(
  zones: readonly OfficeZone[],
  writer: ZoneWriter,
  { onAdd, ask }: { onAdd: (zone: OfficeZone) => void; ask: (asked: AskedDialog) => void },
): PlaceActions {
  const [editing, edit] = useState<string | null>(null);
  const [addingTo, addTo] = useState<string | null>(null);
  const leave = () => {
    edit(null);
    addTo(null);
  };
  const remove = async (place: Place) => {
    if (isEmpty(place) === false) return ask({ kind: "remove", place, into: null });
    const refused = await writer.run(removePlace(place));
    // somebody has come into it meanwhile, or this server doesn't count
    if (refused !== null && refused !== "told") ask({ kind: "remove", place, into: null });
  };
  const shift = (place: Place, by: number) => {
    const from = rowOf(zones, place).findIndex(({ _id }) => _id === recordOf(place)._id);
    void writer.run(reorderPlace(place, from, from + by));
  };
  const act = (place: Place, action: PlaceAction) => {
    leave();
    if (action === "rename") edit(recordOf(place)._id);
    else if (action === "add") {
      addTo(place.zone._id);
      onAdd(place.zone);
    } else if (action === "up" || action === "down") shift(place, action === "up" ? -1 : 1);
    else if (action === "remove") void remove(place);
    else ask({ kind: action, place, into: null });
  };
  return {
    ...{ editing, addingTo, leave, act },
    edit: (id) => {
      leave();
      edit(id);
    },
    merge(place, into) {
      leave();
      ask({ kind: "merge", place, into });
    },
  };
}
