import type { components } from "../../contract/api";
import { ageOn } from "../../domain/dates/days";
import { isNotRegistered, isStatus, isSuspended } from "../../domain/donor/status";
import type { Db } from "../db/db";
import type { DonorRow } from "../db/donor-row";
import { query } from "../db/query";
import { consentsOf } from "../db/seed-consents";
import { BATCH } from "../db/slices";
import type { StaffUser } from "../db/models";
import { zoneScope } from "../handlers/list";
import { badRequest } from "../guard";
import { emailBounces } from "./of-donor";
import { mailedPeople, peopleNotReached } from "./people";

type LeftOutReason = components["schemas"]["LeftOutReason"];
type Recipients = components["schemas"]["Recipients"];
type Purpose = components["schemas"]["SendingPurpose"];

/** Donors by their rows: who gets a mail, and who doesn't and why. */
export interface Audience {
  receiving: number[];
  leftOut: Map<LeftOutReason, number[]>;
}

const REASONS: readonly LeftOutReason[] = ["noEmail", "inactive", "unsubscribed", "noConsent", "suspended", "bounced"];

/**
 * @param recipients who is meant
 * @param purpose what the mail is, which says whose consent it needs
 * @returns who of them gets a mail, as far as the user reaches them; may be interrupted
 * @throws HttpError 400, QueryError
 */
export function* audienceOf(
  db: Db,
  user: StaffUser,
  recipients: Recipients,
  purpose: Purpose,
): Generator<void, Audience> {
  return yield* sortOut(db, yield* rowsOf(db, user, recipients), purpose);
}

/** @returns the rows of some donors, by whether they get a mail now; may be interrupted */
export function* sortOut(db: Db, rows: readonly number[], purpose: Purpose): Generator<void, Audience> {
  const bounced = emailBounces(db);
  const audience: Audience = { receiving: [], leftOut: new Map(REASONS.map((reason) => [reason, []])) };
  for (const [nth, row] of rows.entries()) {
    const donor = db.donors.at(row);
    const reason = whyLeftOut(db, donor, purpose) ?? (bounced(donor)?.shut ? "bounced" : null);
    (reason === null ? audience.receiving : audience.leftOut.get(reason))?.push(row);
    if (nth % BATCH === BATCH - 1) yield;
  }
  return audience;
}

function whyLeftOut(db: Db, donor: DonorRow, purpose: Purpose): LeftOutReason | null {
  const { status } = donor;
  if (!donor.email) return "noEmail";
  if (!isStatus(status) || status === "inactive" || status === "dead" || isNotRegistered(status)) return "inactive";
  // not yet a donor, whatever the status says
  if (donor.birthday && ageOn(donor.birthday, db.today()) < db.settings.rules.minimumAge) return "inactive";
  const answers = new Map(consentsOf(db, donor).map((answer) => [answer.code, answer]));
  const news = answers.get("news");
  if (!news?.given && news?.source === "email") return "unsubscribed";
  // a call to donate is what one has joined for: the use of the data is enough (docs/decisions/0061)
  if (!answers.get(purpose === "call" ? "privacy" : "news")?.given) return "noConsent";
  return isSuspended(status) ? "suspended" : null;
}

function* rowsOf(db: Db, user: StaffUser, { ids, where, followUp }: Recipients): Generator<void, readonly number[]> {
  const reaches = zoneScope(db, user) ?? (() => true);
  if (where) {
    const { but, ...asked } = where;
    const not = new Set(but?.map((id) => db.donors.find(id)));
    const { rows } = query(db.donors, { ...asked, skip: 0, limit: Number.MAX_SAFE_INTEGER }, reaches);
    return rows.filter((row) => !not.has(row));
  }
  const chosen = followUp ? yield* idsAfter(db, followUp) : (ids ?? []);
  const rows = new Set(chosen.map((id) => db.donors.find(id)));
  return [...rows].filter((row) => row !== undefined && reaches(row)) as number[];
}

function* idsAfter(db: Db, { template, who, sending: id, begin, end }: NonNullable<Recipients["followUp"]>) {
  if (who === "unsent") {
    const sending = db.records.get("sending", String(id));
    if (sending?.templateId !== template) throw badRequest("Invio sconosciuto.");
    return peopleNotReached(db, sending);
  }
  if (!begin || !end) throw badRequest("Manca il periodo.");
  return (yield* mailedPeople(db, template, [begin, end]))[who];
}
