import type { OfficeAssociation, OfficeZone } from "./read-zones";

/** A unit of the list: a zone, or an association of a zone. */
export type ZoneOrAssociation =
  | { kind: "zone"; zone: OfficeZone }
  | { kind: "association"; zone: OfficeZone; association: OfficeAssociation };

/** @returns the zone's or association's record */
export const recordOf = (unit: ZoneOrAssociation): OfficeAssociation =>
  unit.kind === "zone" ? unit.zone : unit.association;

/** @returns the unit with that id in the current zones; null if it was deleted */
export function findUnit(
  zones: readonly OfficeZone[],
  kind: ZoneOrAssociation["kind"],
  id: string,
): ZoneOrAssociation | null {
  for (const zone of zones) {
    if (kind === "zone" && zone._id === id) return { kind, zone };
    const association = zone.associations.find(({ _id }) => _id === id);
    if (kind === "association" && association) return { kind, zone, association };
  }
  return null;
}

/** @returns the list that contains a unit: all zones, or the associations of its zone */
export function siblingsOf(zones: readonly OfficeZone[], unit: ZoneOrAssociation): readonly OfficeAssociation[] {
  if (unit.kind === "zone") return zones;
  return zones.find(({ _id }) => _id === unit.zone._id)?.associations ?? [];
}
