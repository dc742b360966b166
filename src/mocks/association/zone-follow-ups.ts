import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { DonorRow, StaffUser, ViewRecord } from "../db/models";
import { write } from "../write/write";
import type { Writer } from "../write/writer";

/** The author and the reason of changes that follow from a renamed or merged zone or association. */
export interface FollowUp {
  db: Db;
  writer: Writer;
  /** For the history of the donors. */
  reason: string;
}

/** @returns the ids of the donors in a zone or association, of deleted ones too, because they may be restored */
export function donorsIn(db: Db, area: string, association?: string): string[] {
  const isIn = (donor: DonorRow) =>
    donor.area === area && (association === undefined || donor.association === association);
  return db.records
    .all("donor")
    .filter(isIn)
    .map(({ _id }) => _id);
}

/** Moves donors to another zone or association, with a version, a history entry and an event for each. */
export function moveDonors(
  { db, writer, reason }: FollowUp,
  ids: readonly string[],
  set: Partial<Pick<DonorRow, "area" | "association">>,
): void {
  for (const id of ids) {
    const before = db.donorRecord(id);
    if (before?.deleted) db.records.put("donor", { ...before, ...set });
    else if (before) write(db, { entity: "donor", action: "update", before, writer, set, reason });
  }
}

/** Changes the zones of a manager. */
export function setZones({ db, writer }: FollowUp, user: StaffUser, areas: string[]): void {
  const set = { areas, area: areas[0] ?? null };
  write(db, { entity: "user", action: "update", before: user, writer, set });
}

/** Moves the managers of a zone to another zone. @returns them with their former zones */
export function moveStaff(followUp: FollowUp, from: string, to: string): { _id: string; areas: string[] }[] {
  return followUp.db.records.all("user").flatMap((user) => {
    const { areas } = user;
    if (!areas.includes(from)) return [];
    setZones(followUp, user, [...new Set(areas.map((area) => (area === from ? to : area)))]);
    return [{ _id: user._id, areas }];
  });
}

/** Replaces the name of a zone in the filters of saved views. */
export function renameInViews(db: Db, from: string, to: string): void {
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    return typeof value === "string"
      ? value
          .split(",")
          .map((name) => (name === from ? to : name))
          .join(",")
      : value;
  };
  const renamed = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(renamed);
    if (!isRecord(node)) return node;
    const isZoneFilter = /^(donor\.)?areas?$/.test(String(node.field ?? node.id));
    return Object.fromEntries(
      Object.entries(node).map(([name, part]) => [
        name,
        isZoneFilter && name === "value" ? replaced(part) : renamed(part),
      ]),
    );
  };
  for (const view of db.records.all("view")) {
    const content = renamed(view.content) as ViewRecord["content"];
    if (JSON.stringify(content) !== JSON.stringify(view.content))
      db.records.put("view", { ...view, content, version: view.version + 1 });
  }
}
