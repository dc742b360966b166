import { createTextSearch, searchTerms } from "../../../domain/language/text-search";
import type { OfficeZone } from "./read-zones";

export interface FoundZone {
  zone: OfficeZone;
  /** The text is in the name of an association: the zone is shown open. */
  open: boolean;
}

/**
 * Searches zones and associations by name (decisions §4).
 * @returns the zones that match, or have an association that does. If only associations match, the zone contains only these
 */
export function findZones(zones: readonly OfficeZone[], text: string): FoundZone[] {
  if (searchTerms(text).length === 0) return zones.map((zone) => ({ zone, open: false }));
  const matches = createTextSearch(text);
  const has = ({ name }: { name: string }) => matches(name);
  return zones.flatMap((zone): FoundZone[] => {
    const associations = zone.associations.filter(has);
    if (associations.length > 0) return [{ zone: has(zone) ? zone : { ...zone, associations }, open: true }];
    return has(zone) ? [{ zone, open: false }] : [];
  });
}
