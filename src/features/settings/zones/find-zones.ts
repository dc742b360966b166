import { fold } from "../../../domain/text";
import type { OfficeZone } from "./read-zones";

/** A zone that was found, and whether it is shown open because one of its associations was. */
export interface FoundZone {
  zone: OfficeZone;
  open: boolean;
}

/**
 * @param text as it was typed; compares without case and accents (decisions §4)
 * @returns the zones whose name has it, or one of whose associations has: then these alone stand under it
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
