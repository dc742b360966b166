import type { components } from "../../contract/api";
import { REQUESTED_FIELDS } from "../../domain/donor/change-request";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { joinWithAnd } from "../../domain/language/join-with-and";
import { hrefFor } from "../../domain/routes";
import type { Db } from "../db/db";
import type { ChangeRequestRecord, DonorRecord } from "../db/models";
import { notify, staffOf } from "../write/notify";
import texts from "./texts.json" with { type: "json" };

export type ChangeRequest = components["schemas"]["ChangeRequest"];

/** @returns the requests of a donor and of the records merged into it, by the time when the donor asked */
const requestRecords = (db: Db, donor: DonorRecord): ChangeRequestRecord[] =>
  [donor, ...db.donors.partsOf(donor)]
    .flatMap(({ _id }) => db.records.get("changeRequest", _id) ?? [])
    // a request in the journal of an earlier release has none
    .map((request) => ({ ...request, notified: (request.notified as readonly string[] | null) ?? [] }))
    .sort((a, b) => a.date.localeCompare(b.date) || a.revision - b.revision);

/** Stores a request with a new number. @param notified the users who know of it */
export function putRequest(db: Db, request: Omit<ChangeRequest, "revision">, notified: readonly string[] = []): void {
  db.records.put("changeRequest", { ...request, notified, revision: db.nextNumber("changeRequest", 0) });
}

/** @returns the users who know of a donor's open request */
export const notifiedOf = (db: Db, donor: DonorRecord): string[] =>
  requestRecords(db, donor).flatMap(({ state, notified }) => (state === "open" ? notified : []));

/**
 * @returns a donor's request with the values that aren't valid yet: the open ones of merged records are one, in which a newer wish
 * wins; without an open one, the newest refusal. Null without either
 */
export function requestOf(db: Db, donor: DonorRecord): ChangeRequest | null {
  const all = requestRecords(db, donor)
    .map(({ notified: _own, ...request }) => ({
      ...request,
      changes: request.changes.filter(({ field, to }) => to !== donor[field]),
    }))
    .filter(({ changes }) => changes.length > 0);
  const open = all.filter(({ state }) => state === "open");
  const newest = open.at(-1);
  if (!newest) return all.at(-1) ?? null;
  const wishes = open.flatMap(({ changes }) => changes);
  return {
    ...newest,
    changes: REQUESTED_FIELDS.flatMap((name) => wishes.findLast(({ field }) => field === name) ?? []),
  };
}

/** @returns a donor's open request; null without one */
export function openRequestOf(db: Db, donor: DonorRecord): ChangeRequest | null {
  const request = requestOf(db, donor);
  return request?.state === "open" ? request : null;
}

/** Removes all requests of a donor: an older one must not come back after the newest. */
export function removeRequests(db: Db, donor: DonorRecord): void {
  for (const { _id } of requestRecords(db, donor)) db.records.remove("changeRequest", _id);
}

/**
 * Adapts the requests of a donor to a write. A write that changes a field to the wanted value, or from it, takes the wish out: a
 * later correction must not bring it back.
 */
export function adaptRequests(db: Db, before: DonorRecord, after: DonorRecord): void {
  const written = REQUESTED_FIELDS.filter((field) => before[field] !== after[field]);
  for (const request of written.length > 0 ? requestRecords(db, after) : []) {
    const changes = request.changes.filter(
      ({ field, to }) => !written.includes(field) || (to !== before[field] && to !== after[field]),
    );
    if (changes.length === 0) db.records.remove("changeRequest", request._id);
    else if (changes.length < request.changes.length) putRequest(db, { ...request, changes }, request.notified);
  }
  notifyAsked(db, after);
}

/**
 * Notifies who may answer a donor's open request, each once: also the managers of another zone after a move or a merge. The
 * request of a dead or deleted donor waits unseen.
 */
export function notifyAsked(db: Db, donor: DonorRecord): void {
  const open = openRequestOf(db, donor);
  if (!open || donor.deleted || donor.status === "dead") return;
  const requests = requestRecords(db, donor).filter(({ state }) => state === "open");
  const users = staffOf(db, donor)
    .map(({ _id }) => _id)
    .filter((id) => !requests.every(({ notified }) => notified.includes(id)));
  for (const request of users.length > 0 ? requests : [])
    db.records.put("changeRequest", { ...request, notified: [...new Set([...request.notified, ...users])] });
  const message = texts.askedMessage.replace("{name}", nameOf(donor)).replace("{fields}", fieldsOf(open));
  const link = hrefFor("donorDetails", { id: donor._id });
  for (const id of users) notify(db, id, { title: texts.asked, message, link }, "changes");
}

export const nameOf = ({ firstName, lastName }: DonorRecord): string => `${firstName} ${lastName}`.trim();

/** @returns the labels of the wanted fields in a sentence: "cognome e nome" */
export const fieldsOf = ({ changes }: ChangeRequest): string =>
  joinWithAnd(changes.map(({ field }) => DONOR_FIELDS[field].label.toLowerCase()));
