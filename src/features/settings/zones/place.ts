import type { OfficeAssociation, OfficeZone } from "./read-zones";

/** What is written: a zone, or one of its associations. */
export type Place =
  { kind: "zone"; zone: OfficeZone } | { kind: "association"; zone: OfficeZone; association: OfficeAssociation };

/** @returns the record itself: its id, name, version and how many donors it has */
export const recordOf = (place: Place): OfficeAssociation => (place.kind === "zone" ? place.zone : place.association);

/** @returns a place as it is now, or null where it is gone */
export function findPlace(zones: readonly OfficeZone[], kind: Place["kind"], id: string): Place | null {
  for (const zone of zones) {
    if (kind === "zone" && zone._id === id) return { kind, zone };
    const association = zone.associations.find(({ _id }) => _id === id);
    if (kind === "association" && association) return { kind, zone, association };
  }
  return null;
}

/** @returns those that stand in a row with a place: the zones, or the associations of its zone */
export function rowOf(zones: readonly OfficeZone[], place: Place): readonly OfficeAssociation[] {
  if (place.kind === "zone") return zones;
  return zones.find(({ _id }) => _id === place.zone._id)?.associations ?? [];
}

/** @returns whether nothing is in it; null where this server doesn't count */
export function isEmpty(place: Place): boolean | null {
  const { donors } = recordOf(place);
  if (donors === undefined) return null;
  if (place.kind === "association") return donors === 0;
  return donors === 0 && place.zone.associations.length === 0 && (place.zone.managers ?? []).length === 0;
}
