import { endpoints } from "../../../api/endpoints";
import type { Written } from "../../../api/read-written";
import type { WriteRequest } from "../../../api/react/use-mutation";
import { fold } from "../../../domain/text";
import { findUnit, recordOf, rowOf, type Unit } from "./unit";
import type { OfficeAssociation, OfficeZone } from "./read-zones";
import { texts } from "./texts";

/** A change of the zones: how it goes out, is told, is taken back, and is found again where its answer was lost. */
export interface ZoneWrite {
  request: WriteRequest;
  /** The toast's words. */
  done: string;
  /** The label of the toast's button: what undoing does. */
  undoLabel: string;
  /** The write that takes it back; null where the answer told too little for one. */
  undo: (answer: Written) => WriteRequest | null;
  /**
   * @param answered the server has said yes: the record is found by its identity, and no values are compared
   * @returns what the answer would have said, where the zones say that it was done; null where they don't
   */
  found: (zones: readonly OfficeZone[], answered: boolean) => Written | null;
  /** Whether it changes donors and managers, who must then be read again. */
  changesMembers: boolean;
}

const PATHS = {
  zone: { all: endpoints.zones, one: endpoints.zone, restore: endpoints.restoreZone, merge: endpoints.mergeZone },
  association: {
    all: endpoints.associations,
    one: endpoints.association,
    restore: endpoints.restoreAssociation,
    merge: endpoints.mergeAssociation,
  },
} as const;

const sameName = (one: string, other: string) => fold(one.trim()) === fold(other.trim());
/** @returns the sibling that has this name already, if any */
export const namedSo = (row: readonly OfficeAssociation[], name: string, but?: string): OfficeAssociation | null =>
  row.find((one) => one._id !== but && sameName(one.name, name)) ?? null;

const written = (record: OfficeAssociation): Written => ({ key: record._id, version: record.version ?? null });
const gone = (unit: Unit) => (zones: readonly OfficeZone[]) =>
  findUnit(zones, unit.kind, recordOf(unit)._id) ? null : { key: recordOf(unit)._id, version: null };

/** @param zone whose association it is; null for a zone */
export function createUnit(zones: readonly OfficeZone[], zone: OfficeZone | null, name: string): ZoneWrite {
  const kind = zone ? "association" : "zone";
  const row = (now: readonly OfficeZone[]): readonly OfficeAssociation[] =>
    zone ? (now.find(({ _id }) => _id === zone._id)?.associations ?? []) : now;
  const known = new Set(row(zones).map(({ _id }) => _id));
  return {
    request: { path: PATHS[kind].all(), method: "POST", body: { name, ...(zone && { zone: zone._id }) } },
    done: texts.created(name),
    undoLabel: texts.undo.created[kind],
    undo: ({ key, version }) =>
      key && version !== null ? { path: PATHS[kind].one(key), method: "DELETE", query: { version } } : null,
    found: (now) => {
      const made = row(now).find((one) => !known.has(one._id) && sameName(one.name, name));
      return made ? written(made) : null;
    },
    changesMembers: false,
  };
}

/** A change of some fields, taken back by their former values. */
function change(
  unit: Unit,
  to: Record<string, unknown>,
  former: Record<string, unknown>,
  {
    holds,
    ...rest
  }: Pick<ZoneWrite, "done" | "undoLabel" | "changesMembers"> & {
    holds: (now: Unit, zones: readonly OfficeZone[]) => boolean;
  },
): ZoneWrite {
  const { _id, version } = recordOf(unit);
  const path = PATHS[unit.kind].one(_id);
  return {
    ...rest,
    request: { path, method: "PUT", body: { version, ...to } },
    undo: (answer) =>
      answer.version === null ? null : { path, method: "PUT", body: { version: answer.version, ...former } },
    found: (zones, answered) => {
      const now = findUnit(zones, unit.kind, _id);
      return now && (answered || holds(now, zones)) ? written(recordOf(now)) : null;
    },
  };
}

export const renameUnit = (unit: Unit, name: string): ZoneWrite =>
  change(
    unit,
    { name },
    { name: recordOf(unit).name },
    {
      done: texts.renamed(name),
      undoLabel: texts.undo.name,
      changesMembers: true,
      holds: (now) => sameName(recordOf(now).name, name),
    },
  );

/** @param from its position until now @param to the one that it gets, both from 0 */
export const reorderUnit = (unit: Unit, from: number, to: number): ZoneWrite =>
  change(
    unit,
    { order: to },
    { order: from },
    {
      done: texts.reordered(recordOf(unit).name),
      undoLabel: texts.undo.order,
      changesMembers: false,
      holds: (now, zones) => rowOf(zones, now).findIndex(({ _id }) => _id === recordOf(now)._id) === to,
    },
  );

/** An association goes to another zone, and its donors with it. */
export function moveAssociation(unit: Unit & { kind: "association" }, to: OfficeZone): ZoneWrite {
  const { zone, association } = unit;
  const former = { zone: zone._id, order: zone.associations.findIndex(({ _id }) => _id === association._id) };
  return change(unit, { zone: to._id, order: to.associations.length }, former, {
    done: texts.moved(association.name, to.name),
    undoLabel: texts.undo.moved(zone.name),
    changesMembers: true,
    holds: (now) => now.zone._id === to._id,
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
      holds: (now) => now.zone.caps.join() === caps.join(),
    },
  );

/** For one that is empty. */
export function removeUnit(unit: Unit): ZoneWrite {
  const { _id, name, version } = recordOf(unit);
  return {
    request: { path: PATHS[unit.kind].one(_id), method: "DELETE", query: { version } },
    done: texts.removed(name),
    undoLabel: texts.undo.removed[unit.kind],
    undo: () => ({ path: PATHS[unit.kind].restore(_id), method: "POST" }),
    found: gone(unit),
    changesMembers: false,
  };
}

/** @param into the one that stays @param name what it is called from then on */
export function mergeUnit(unit: Unit, into: OfficeAssociation, name: string): ZoneWrite {
  const { _id, name: former, version } = recordOf(unit);
  return {
    request: { path: PATHS[unit.kind].merge(_id), method: "POST", body: { version, into: into._id, name } },
    done: texts.merged(former, name),
    undoLabel: texts.undo.merged(former),
    undo: () => ({ path: PATHS[unit.kind].restore(_id), method: "POST" }),
    found: gone(unit),
    changesMembers: true,
  };
}
