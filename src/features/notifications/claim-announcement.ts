import type { Connection } from "../../api/connection";

/** The notifications that a toast, or an event, has told of on this page. */
const announced = new WeakMap<Connection, Set<string>>();

/** @returns true for the first element of the page that asks: however many bells there are, one tells, and once */
export function claimAnnouncement(connection: Connection, by: "toast" | "event", id: string): boolean {
  const claims = announced.get(connection) ?? new Set();
  announced.set(connection, claims);
  const claim = `${by} ${id}`;
  if (claims.has(claim)) return false;
  claims.add(claim);
  return true;
}
