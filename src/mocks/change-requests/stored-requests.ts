import type { components } from "../../contract/api";
import { REQUESTED_FIELDS, isActivated, type RequestedField } from "../../domain/donor/change-request";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { hrefFor } from "../../domain/routes";
import { joinWithAnd } from "../../domain/language/join-with-and";
import type { Db } from "../db/db";
import type { ChangeRequestRecord, DonorRecord, StaffUser } from "../db/models";
import { forbidden } from "../guard";
import { recordAboutDonor } from "../write/history";
import { notifyStaff } from "../write/notify";
import { checkWrite, type Write, write } from "../write/write";
import { asUser } from "../write/writer";
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

/** @returns the request as the API returns it; null if all its values are valid meanwhile */
export function serializeRequest(request: ChangeRequestRecord, donor: DonorRecord): ChangeRequest | null {
  const changes = request.changes.filter(({ field, to }) => to !== donor[field]);
  return changes.length > 0 ? { ...request, changes } : null;
}

/** @returns the newest request of a donor, also of a record that has become a part of the donor's */
export const requestOf = (db: Db, donor: DonorRecord): ChangeRequestRecord | undefined =>
  [donor, ...db.donors.partsOf(donor)]
    .flatMap(({ _id }) => db.records.get("changeRequest", _id) ?? [])
    .filter((request) => serializeRequest(request, donor))
    .sort((a, b) => b.revision - a.revision)[0];

/** @returns the donor's request, for the responses to the donor; nothing without the feature */
export function ownRequest(db: Db, donor: DonorRecord): { changeRequest?: ChangeRequest | null } {
  if (!db.features.has("change-requests")) return {};
  const request = requestOf(db, donor);
  return { changeRequest: request ? serializeRequest(request, donor) : null };
}

/** Stores a request with a new number. */
export function putRequest(db: Db, request: Omit<ChangeRequestRecord, "revision">): void {
  db.records.put("changeRequest", { ...request, revision: db.nextNumber("changeRequest", 0) });
}

/** Adds a step of a request to the donor's history, which causes the event. */
export const recordRequestStep = (
  db: Db,
  user: StaffUser,
  donor: DonorRecord,
  field: "changeRequested" | "changeWithdrawn" | "changeRefused",
  reason: string | null = null,
): void => recordAboutDonor(db, donor, asUser(user), { reason, changes: [{ field, from: null, to: null }] });

/** Removes an open request, as its donor wants. */
export function withdraw(db: Db, user: StaffUser, donor: DonorRecord, { _id, state }: ChangeRequestRecord): void {
  db.records.remove("changeRequest", _id);
  if (state === "open") recordRequestStep(db, user, donor, "changeWithdrawn");
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
  const others = Object.entries(form.sent).filter(([name]) => !REQUESTED_FIELDS.some((field) => field === name));
  const donor = write(db, { ...form, sent: Object.fromEntries(others) });
  const last = requestOf(db, donor);
  const open = last?.state === "open" ? last : undefined;
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
  const request = { _id: open?._id ?? donor._id, state: "open", date: db.instant(), changes: wanted } as const;
  putRequest(db, { ...request, reason: null });
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
