import type { Db } from "./db";
import type { StaffUser } from "./models";

/** Under which a place's donors are counted: names of associations are unique in their zone alone. */
export const placeKey = (area: string, association = ""): string => `${area}\n${association}`;

/** @returns a manager's zones, by name */
export const zonesOf = ({ areas, area }: StaffUser & { areas?: string[] }): string[] =>
  areas ?? (area === null ? [] : [area]);

/** How many donors each zone and each association has, by {@link placeKey}. */
export function countPlaces(db: Db): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { area, association } of db.donors.rows()) {
    add(placeKey(area));
    if (association) add(placeKey(area, association));
  }
  return counts;
}

/** @returns those who look after a zone */
export const managersOf = (db: Db, zone: string): StaffUser[] =>
  db.records
    .all("user")
    .filter((user) => user.role === "manager" && user.status !== "inactive" && zonesOf(user).includes(zone));
