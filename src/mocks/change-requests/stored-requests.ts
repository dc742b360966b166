import {
  REQUESTED_FIELDS,
  isActivated,
  isRequestedField,
  type RequestedField,
} from "../../domain/donor/change-request";
import type { Db } from "../db/db";
import type { DonorRecord, StaffUser } from "../db/models";
import { forbidden } from "../guard";
import { recordAboutDonor } from "../write/history";
import { checkWrite, type Write, write } from "../write/write";
import { asUser } from "../write/writer";
import {
  notifiedOf,
  notifyAsked,
  openRequestOf,
  putRequest,
  removeRequests,
  requestOf,
  type ChangeRequest,
} from "./request-records";

/** Whether a change of the donor's identity by this user is only a request. */
export const mustAsk = (db: Db, user: StaffUser, donor: DonorRecord): boolean =>
  db.features.has("change-requests") && user.role === "donor" && isActivated(donor.status);

/** @throws HttpError 403 if the user may only ask for one of the changes */
export function refuseRequested(db: Db, user: StaffUser, donor: DonorRecord, sent: object): void {
  const isChanged = (field: RequestedField) => field in sent && sent[field as keyof typeof sent] !== donor[field];
  if (mustAsk(db, user, donor) && REQUESTED_FIELDS.some(isChanged)) throw forbidden();
}

/** @returns the donor's request, for the responses to the donor; nothing without the feature */
export const ownRequest = (db: Db, donor: DonorRecord): { changeRequest?: ChangeRequest | null } =>
  db.features.has("change-requests") ? { changeRequest: requestOf(db, donor) } : {};

/** Adds a step of a request to the donor's history, which causes the event. */
export const recordRequestStep = (
  db: Db,
  user: StaffUser,
  donor: DonorRecord,
  field: "changeRequested" | "changeWithdrawn" | "changeRefused",
  reason: string | null = null,
): void => recordAboutDonor(db, donor, asUser(user), { reason, changes: [{ field, from: null, to: null }] });

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
  const wanted = REQUESTED_FIELDS.flatMap((field): ChangeRequest["changes"] => {
    const before = open?.changes.filter((change) => change.field === field) ?? [];
    if (!(field in form.sent) || before[0]?.to === checked[field]) return before;
    return checked[field] === donor[field] ? [] : [{ field, from: donor[field], to: checked[field] }];
  });
  if (JSON.stringify(wanted) === JSON.stringify(open?.changes ?? [])) return donor;
  const notified = notifiedOf(db, donor);
  removeRequests(db, donor);
  if (wanted.length > 0)
    putRequest(db, { _id: donor._id, state: "open", date: db.instant(), changes: wanted, reason: null }, notified);
  recordRequestStep(db, user, donor, wanted.length > 0 ? "changeRequested" : "changeWithdrawn");
  notifyAsked(db, donor);
  return donor;
}
