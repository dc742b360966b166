import { fold } from "../../../domain/text";
import type { OfficeZone } from "./read-zones";

export interface FoundZone {
  zone: OfficeZone;
  /** The text is in the name of an association: the zone is shown open. */
  open: boolean;
}

/**
 * Searches zones and associations by name, without case and accents (decisions §4).
 * @returns the zones that match, or have an association that does. If only associations match, the zone contains only these
 */
export function findZones(zones: readonly OfficeZone[], text: string): FoundZone[] {
  const wanted = fold(text).trim();
  if (wanted === "") return zones.map((zone) => ({ zone, open: false }));
  const has = ({ name }: { name: string }) => fold(name).includes(wanted);
  return zones.flatMap((zone): FoundZone[] => {
    const associations = zone.associations.filter(has);
    if (associations.length > 0) return [{ zone: has(zone) ? zone : { ...zone, associations }, open: true }];
    return has(zone) ? [{ zone, open: false }] : [];
  });
}
