import type { OfficeAssociation, OfficeZone } from "./read-zones";

/** What is written: a zone, or one of its associations. */
export type Unit =
  | { kind: "zone"; zone: OfficeZone }
  | { kind: "association"; zone: OfficeZone; association: OfficeAssociation };

/** @returns the record itself: its id, name, version and how many donors it has */
export const recordOf = (unit: Unit): OfficeAssociation => (unit.kind === "zone" ? unit.zone : unit.association);

/** @returns a unit as it is now, or null where it is gone */
export function findUnit(zones: readonly OfficeZone[], kind: Unit["kind"], id: string): Unit | null {
  for (const zone of zones) {
    if (kind === "zone" && zone._id === id) return { kind, zone };
    const association = zone.associations.find(({ _id }) => _id === id);
    if (kind === "association" && association) return { kind, zone, association };
  }
  return null;
}

/** @returns those that stand in a row with a unit: the zones, or the associations of its zone */
export function rowOf(zones: readonly OfficeZone[], unit: Unit): readonly OfficeAssociation[] {
  if (unit.kind === "zone") return zones;
  return zones.find(({ _id }) => _id === unit.zone._id)?.associations ?? [];
}

/** @returns whether nothing is in it; null where this server doesn't count */
export function isEmpty(unit: Unit): boolean | null {
  const { donors } = recordOf(unit);
  if (donors === undefined) return null;
  if (unit.kind === "association") return donors === 0;
  return donors === 0 && unit.zone.associations.length === 0 && (unit.zone.managers ?? []).length === 0;
}
