import type { components } from "../../contract/api";
import { isPending } from "../../domain/donor/status";
import { haveDifferentCodes } from "../../domain/donor/duplicates";
import { allows } from "../auth/abilities";
import { refusesCalls } from "../calls/refused";
import { callsOf } from "../calls/stored-calls";
import type { Db } from "../db/db";
import type { DonorRecord, MergeRecord, StaffUser } from "../db/models";
import { allDocuments } from "../documents/stored-documents";
import { isOpen } from "../email/sendings";
import { receiversOf } from "../email/receivers";
import { UNIQUE_FIELDS } from "../write/conflict";
import { historyOfDonor } from "../write/history";
import type { Pair } from "./pairs";

type Schemas = components["schemas"];
type Blocked = Schemas["Merging"]["blocked"][number];

/** @returns why two records can't be merged now */
export function blockedBy(db: Db, user: StaffUser, donors: readonly [DonorRecord, DonorRecord]): Blocked[] {
  if (!donors.every((donor) => allows(user, "update", "Donor", donor))) return ["elsewhere"];
  const blocked: Blocked[] = [];
  const isRequested = ({ _id }: DonorRecord) => db.records.get("deletion", _id)?.state === "requested";
  const runs = db.records.all("import").some(({ started, ended }) => started !== null && ended === null);
  const isSending = db.records
    .all("sending")
    .some(
      (sending) => isOpen(db, sending) && donors.some(({ _id }) => receiversOf(db, sending).placeOf(_id) !== undefined),
    );
  if (haveDifferentCodes(...donors)) blocked.push("codes");
  if (runs) blocked.push("import");
  if (isSending) blocked.push("sending");
  if (donors.some(isRequested)) blocked.push("deletion");
  return blocked;
}

/** @returns a record for another donor */
export const movedTo = <R extends { donorId: string | null; firstOwner?: string }>(donorId: string, record: R): R => ({
  ...record,
  donorId,
  firstOwner: record.firstOwner ?? record.donorId,
});

/** Whether the person of a record can sign in. */
export const canSignIn = ({ email, status }: DonorRecord): boolean =>
  email !== null && status !== "staged" && status !== "provisioned" && !isPending(status) && status !== "dead";

export const documentsOf = (db: Db, { _id }: DonorRecord) => allDocuments(db).filter(({ donorId }) => donorId === _id);

/** @returns the first of these values that somebody else has got since a merge; others may have had it before */
export function takenSince(db: Db, { before, made }: MergeRecord, values: Partial<DonorRecord>) {
  const isNew = (_id: string, name: string) =>
    historyOfDonor(db, _id).some(
      ({ date, changes }) => date >= made.date && changes.some(({ field }) => field === name),
    );
  return ([...UNIQUE_FIELDS, "email"] as const).find((name) =>
    db.donors
      .find(name, (name === "email" ? values[name]?.toLowerCase() : values[name]) ?? "")
      .some(({ _id, deleted }) => !deleted && before.every((donor) => donor._id !== _id) && isNew(_id, name)),
  );
}

/** @returns what a merge of a pair needs to know, as the API returns it */
export function mergingOf(db: Db, user: StaffUser, { donors }: Pair): Schemas["Merging"] {
  const readable = donors.filter((donor) => allows(user, "read", "Donor", donor));
  return {
    blocked: blockedBy(db, user, donors),
    records: readable.map((donor) => {
      const history = historyOfDonor(db, donor._id);
      const changed: Record<string, string> = {};
      for (const { subject, date, changes } of history)
        if (subject === "donor") for (const { field } of changes) changed[field] ??= date;
      return {
        _id: donor._id,
        since: history.find(({ subject, action }) => subject === "donor" && action === "create")?.date ?? null,
        signsIn: canSignIn(donor),
        documents: documentsOf(db, donor).length,
        ...(db.features.has("calls") && {
          calls: callsOf(db, donor).length,
          callsRefused: refusesCalls(db, donor._id),
        }),
        entries: history.length,
        changed,
      };
    }),
  };
}
