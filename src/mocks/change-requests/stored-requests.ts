import type { components } from "../../contract/api";
import {
  REQUESTED_FIELDS,
  isActivated,
  isRequestedField,
  type RequestedField,
} from "../../domain/donor/change-request";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { hrefFor } from "../../domain/routes";
import { joinWithAnd } from "../../domain/language/join-with-and";
import type { Db } from "../db/db";
import type { DonorRecord, StaffUser } from "../db/models";
import { forbidden } from "../guard";
import { recordAboutDonor } from "../write/history";
import { notifyStaff } from "../write/notify";
import { checkWrite, type Write, write } from "../write/write";
import { asUser } from "../write/writer";
import { putRequest, requestRecords } from "./request-records";
import texts from "./texts.json" with { type: "json" };

type ChangeRequest = components["schemas"]["ChangeRequest"];
type Changes = ChangeRequest["changes"];

/** Whether a change of the donor's identity by this user is only a request. */
export const mustAsk = (db: Db, user: StaffUser, donor: DonorRecord): boolean =>
  db.features.has("change-requests") && user.role === "donor" && isActivated(donor.status);

/** @throws HttpError 403 if the user may only ask for one of the changes */
export function refuseRequested(db: Db, user: StaffUser, donor: DonorRecord, sent: object): void {
  const isChanged = (field: RequestedField) => field in sent && sent[field as keyof typeof sent] !== donor[field];
  if (mustAsk(db, user, donor) && REQUESTED_FIELDS.some(isChanged)) throw forbidden();
}

/**
 * @returns a donor's request with the values that aren't valid yet: the open ones of merged records are one, in which a newer wish
 * wins; without an open one, the newest refusal. Null without either
 */
export function requestOf(db: Db, donor: DonorRecord): ChangeRequest | null {
  const all = requestRecords(db, donor)
    .map((request) => ({ ...request, changes: request.changes.filter(({ field, to }) => to !== donor[field]) }))
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

/** @returns the donor's request, for the responses to the donor; nothing without the feature */
export const ownRequest = (db: Db, donor: DonorRecord): { changeRequest?: ChangeRequest | null } =>
  db.features.has("change-requests") ? { changeRequest: requestOf(db, donor) } : {};

/** Removes a donor's open requests of all merged records, or a refusal. */
export function removeRequest(db: Db, donor: DonorRecord, { _id, state }: Pick<ChangeRequest, "_id" | "state">): void {
  for (const request of requestRecords(db, donor))
    if (request._id === _id || (state === "open" && request.state === "open"))
      db.records.remove("changeRequest", request._id);
}

/** Adds a step of a request to the donor's history, which causes the event. */
export const recordRequestStep = (
  db: Db,
  user: StaffUser,
  donor: DonorRecord,
  field: "changeRequested" | "changeWithdrawn" | "changeRefused",
  reason: string | null = null,
): void => recordAboutDonor(db, donor, asUser(user), { reason, changes: [{ field, from: null, to: null }] });

/** Removes a request, as its donor wants. */
export function withdraw(db: Db, user: StaffUser, donor: DonorRecord, request: ChangeRequest): void {
  removeRequest(db, donor, request);
  if (request.state === "open") recordRequestStep(db, user, donor, "changeWithdrawn");
}

/**
 * Saves a donor's own form: the identity becomes a request, the other fields are saved.
 * @returns the record after the save
 * @throws HttpError as `write`, before anything is stored
 */
export function saveAndAsk(
  db: Db,
  user: StaffUser,
  form: Write<"donor"> & { sent: Readonly<Record<string, unknown>> },
): DonorRecord {
  const checked = checkWrite(db, form);
  const others = Object.entries(form.sent).filter(([name]) => !isRequestedField(name));
  const donor = write(db, { ...form, sent: Object.fromEntries(others) });
  const open = openRequestOf(db, donor);
  const wanted = REQUESTED_FIELDS.flatMap((field): Changes => {
    const before = open?.changes.filter((change) => change.field === field) ?? [];
    if (!(field in form.sent) || before[0]?.to === checked[field]) return before;
    return checked[field] === donor[field] ? [] : [{ field, from: donor[field], to: checked[field] }];
  });
  if (JSON.stringify(wanted) === JSON.stringify(open?.changes ?? [])) return donor;
  if (wanted.length === 0) {
    if (open) withdraw(db, user, donor, open);
    return donor;
  }
  if (open) removeRequest(db, donor, open);
  putRequest(db, { _id: donor._id, state: "open", date: db.instant(), changes: wanted, reason: null });
  recordRequestStep(db, user, donor, "changeRequested");
  const message = texts.askedMessage.replace("{name}", nameOf(donor)).replace("{fields}", fieldsOf(wanted));
  const link = hrefFor("donorDetails", { id: donor._id });
  if (!open) notifyStaff(db, donor, { title: texts.asked, message, link }, "changes");
  return donor;
}

export const nameOf = ({ firstName, lastName }: DonorRecord): string => `${firstName} ${lastName}`.trim();

/** @returns the labels of the fields in a sentence: "cognome e nome" */
export const fieldsOf = (changes: Changes): string =>
  joinWithAnd(changes.map(({ field }) => DONOR_FIELDS[field].label.toLowerCase()));
