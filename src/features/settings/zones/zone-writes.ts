import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import type { Written } from "../../../api/writes/read-written";
import type { WriteRequest } from "../../../api/react/use-mutation";
import { fold } from "../../../domain/text";
import { recordOf, type ZoneOrAssociation } from "./unit";
import type { OfficeAssociation, OfficeZone } from "./read-zones";
import { texts } from "./texts";

/** A change of a zone or an association: its request, its toast and its undo. */
export interface ZoneWrite {
  request: WriteRequest;
  /** Text of the toast. */
  done: string;
  undoLabel: string;
  /** The request that undoes it; null if the response doesn't contain the new version. */
  undo: (answer: Written | null) => WriteRequest | null;
  /** Whether it also changes donors and managers: their reads become stale. */
  changesMembers: boolean;
}

const PATHS = {
  zone: {
    all: endpoints.zones,
    one: pageEndpoints.zone,
    restore: pageEndpoints.restoreZone,
    merge: pageEndpoints.mergeZone,
  },
  association: {
    all: endpoints.associations,
    one: pageEndpoints.association,
    restore: pageEndpoints.restoreAssociation,
    merge: pageEndpoints.mergeAssociation,
  },
} as const;

const sameName = (a: string, b: string) => fold(a.trim()) === fold(b.trim());
/** @returns the sibling with that name; null if there is none */
export const findNamesake = (
  siblings: readonly OfficeAssociation[],
  name: string,
  exceptId?: string,
): OfficeAssociation | null =>
  siblings.find((sibling) => sibling._id !== exceptId && sameName(sibling.name, name)) ?? null;

/** @param zone of a new association; null for a new zone */
export function createUnit(zone: OfficeZone | null, name: string): ZoneWrite {
  const kind = zone ? "association" : "zone";
  return {
    request: { path: PATHS[kind].all(), method: "POST", body: { name, ...(zone && { zone: zone._id }) } },
    done: texts.created(name),
    undoLabel: texts.undo.created[kind],
    undo: (made) =>
      made && made.version !== null
        ? { path: PATHS[kind].one(made.key), method: "DELETE", query: { version: made.version } }
        : null,
    changesMembers: false,
  };
}

/** A change of some fields. Undo sends their former values. */
function change(
  unit: ZoneOrAssociation,
  to: Record<string, unknown>,
  former: Record<string, unknown>,
  rest: Pick<ZoneWrite, "done" | "undoLabel" | "changesMembers">,
): ZoneWrite {
  const { _id, version } = recordOf(unit);
  const path = PATHS[unit.kind].one(_id);
  const put = (body: Record<string, unknown>): WriteRequest => ({ path, method: "PUT", body });
  return {
    ...rest,
    request: put({ version, ...to }),
    undo: (changed) => (changed && changed.version !== null ? put({ version: changed.version, ...former }) : null),
  };
}

export const renameUnit = (unit: ZoneOrAssociation, name: string): ZoneWrite =>
  change(
    unit,
    { name },
    { name: recordOf(unit).name },
    {
      done: texts.renamed(name),
      undoLabel: texts.undo.name,
      changesMembers: true,
    },
  );

/** @param from old position @param to new position, both from 0 */
export const reorderUnit = (unit: ZoneOrAssociation, from: number, to: number): ZoneWrite =>
  change(
    unit,
    { order: to },
    { order: from },
    {
      done: texts.reordered(recordOf(unit).name),
      undoLabel: texts.undo.order,
      changesMembers: false,
    },
  );

/** Moves an association, with its donors, to another zone. */
export function moveAssociation(unit: ZoneOrAssociation & { kind: "association" }, to: OfficeZone): ZoneWrite {
  const { zone, association } = unit;
  const former = { zone: zone._id, order: zone.associations.findIndex(({ _id }) => _id === association._id) };
  return change(unit, { zone: to._id, order: to.associations.length }, former, {
    done: texts.moved(association.name, to.name),
    undoLabel: texts.undo.moved(zone.name),
    changesMembers: true,
  });
}

export const changeCaps = (zone: OfficeZone, caps: readonly string[]): ZoneWrite =>
  change(
    { kind: "zone", zone },
    { caps },
    { caps: zone.caps },
    {
      done: texts.capsSaved(zone.name),
      undoLabel: texts.undo.caps,
      changesMembers: false,
    },
  );

/** Removes an empty unit. */
export function removeUnit(unit: ZoneOrAssociation): ZoneWrite {
  const { _id, name, version } = recordOf(unit);
  return {
    request: { path: PATHS[unit.kind].one(_id), method: "DELETE", query: { version } },
    done: texts.removed(name),
    undoLabel: texts.undo.removed[unit.kind],
    undo: () => ({ path: PATHS[unit.kind].restore(_id), method: "POST" }),
    changesMembers: false,
  };
}

/** @param into the unit that stays @param name its new name */
export function mergeUnit(unit: ZoneOrAssociation, into: OfficeAssociation, name: string): ZoneWrite {
  const { _id, name: former, version } = recordOf(unit);
  return {
    request: { path: PATHS[unit.kind].merge(_id), method: "POST", body: { version, into: into._id, name } },
    done: texts.merged(former, name),
    undoLabel: texts.undo.merged(former),
    undo: () => ({ path: PATHS[unit.kind].restore(_id), method: "POST" }),
    changesMembers: true,
  };
}
