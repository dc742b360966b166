import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { DonorRow, StaffUser, ViewRecord } from "../db/models";
import { zonesOf } from "../db/places";
import { write } from "../write/write";
import type { Writer } from "../write/writer";

/** What happens to those who are in a zone or an association goes with who did it, and why. */
export interface Carrier {
  db: Db;
  writer: Writer;
  /** For the history of each donor. */
  reason: string;
}

/** @returns the ids of a place's donors, of tombstones too: they may come back */
export function donorsIn(db: Db, area: string, association?: string): string[] {
  const isIn = (donor: DonorRow) =>
    donor.area === area && (association === undefined || donor.association === association);
  return db.records
    .all("donor")
    .filter(isIn)
    .map(({ _id }) => _id);
}

/** Puts donors into another zone, or association; each gets a version and a history, and is told of. */
export function carryDonors(
  { db, writer, reason }: Carrier,
  ids: readonly string[],
  set: Partial<Pick<DonorRow, "area" | "association">>,
): void {
  for (const id of ids) {
    const before = db.donorRecord(id);
    if (before?.deleted) db.records.put("donor", { ...before, ...set });
    else if (before) write(db, { entity: "donor", action: "update", before, writer, set, reason });
  }
}

/** Gives a manager other zones. */
export function giveZones({ db, writer }: Carrier, user: StaffUser, areas: string[]): void {
  const set = { areas, area: areas[0] ?? null };
  write(db, { entity: "user", action: "update", before: user, writer, set });
}

/** @returns the staff of a zone with the zones that they had, after each of them was given the other one instead */
export function carryStaff(carrier: Carrier, from: string, to: string): { _id: string; areas: string[] }[] {
  return carrier.db.records.all("user").flatMap((user) => {
    const areas = zonesOf(user);
    if (!areas.includes(from)) return [];
    giveZones(carrier, user, [...new Set(areas.map((area) => (area === from ? to : area)))]);
    return [{ _id: user._id, areas }];
  });
}

/** Has saved views ask for the zone by its new name. */
export function carryViews(db: Db, from: string, to: string): void {
  const swapped = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(swapped);
    return typeof value === "string"
      ? value
          .split(",")
          .map((one) => (one === from ? to : one))
          .join(",")
      : value;
  };
  const renamed = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(renamed);
    if (!isRecord(node)) return node;
    const ofZone = /^(donor\.)?areas?$/.test(String(node.field ?? node.id));
    return Object.fromEntries(
      Object.entries(node).map(([name, part]) => [name, ofZone && name === "value" ? swapped(part) : renamed(part)]),
    );
  };
  for (const view of db.records.all("view")) {
    const content = renamed(view.content) as ViewRecord["content"];
    if (JSON.stringify(content) !== JSON.stringify(view.content))
      db.records.put("view", { ...view, content, version: view.version + 1 });
  }
}
