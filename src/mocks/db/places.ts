import type { Db } from "./db";
import type { StaffUser } from "./models";

/** @returns the key of a zone or an association in {@link countPlaces}; associations of two zones may have the same name */
export const placeKey = (area: string, association = ""): string => `${area}\n${association}`;

/** @returns the number of donors of each zone and association, by {@link placeKey} */
export function countPlaces(db: Db): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { area, association } of db.donors.rows()) {
    add(placeKey(area));
    if (association) add(placeKey(area, association));
  }
  return counts;
}

/** @returns the managers of a zone who aren't deactivated */
export const managersOf = (db: Db, zone: string): StaffUser[] =>
  db.records
    .find("user", { where: { role: { equals: "manager" }, status: { notEquals: "inactive" } } })
    .filter(({ areas }) => areas.includes(zone));
