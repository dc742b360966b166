import type { components } from "../../contract/api";
import { ageOn } from "../../domain/dates/days";
import { isNotRegistered, isStatus, isSuspended } from "../../domain/donor/status";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { DonorRecord, DonorRow, StaffUser } from "../db/models";
import { query } from "../db/query";
import { createRandom, hashOf } from "../db/random";
import { consentsOf } from "../db/seed-consents";
import { badRequest } from "../guard";
import { zoneScope } from "../handlers/list";
import type { Body } from "../handlers/request";
import { senderOf } from "../integrations/seed-integrations";
import { unprocessable } from "../write/problem-texts";
import { serializeDonor } from "../write/serialize";
import { MOST_KEYS } from "./email-performance";
import { PER_MINUTE } from "./mail-events";
import { emailBounces } from "./of-donor";
import { mailedPeople, peopleNotReached } from "./people";

type Recipients = components["schemas"]["Recipients"];
type Purpose = components["schemas"]["SendingPurpose"];

const MOST_IDS = 5000;
const SAMPLE = 5;
const WAYS = ["ids", "where", "followUp"] as const;
const WHO = ["opened", "clicked", "neither", "unsent"] as const;

/** What the mail is, of what was sent; news where nothing is said of it. @throws HttpError 422 */
export function readPurpose({ purpose = "news" }: Body): Purpose {
  if (purpose !== "news" && purpose !== "call") throw unprocessable([{ field: "purpose", code: "type" }]);
  return purpose;
}

/** Who is meant, of what was sent. @throws HttpError 422 when it isn't said in exactly one way */
export function readRecipients(body: Body): Recipients {
  const ways = WAYS.filter((way) => body[way] !== undefined);
  const [way = "ids"] = ways;
  const sent = body[way];
  const wrong = () => unprocessable([{ field: way, code: "type" }]);
  if (ways.length !== 1) throw unprocessable([{ field: "ids", code: "missing" }]);
  if (way === "ids") {
    if (!Array.isArray(sent) || sent.length === 0 || sent.length > MOST_IDS) throw wrong();
    return { ids: sent.map(String) };
  }
  if (!isRecord(sent)) throw wrong();
  const text = (name: string) => (typeof sent[name] === "string" ? { [name]: sent[name] } : {});
  if (way === "where") {
    const but = Array.isArray(sent.but) ? { but: sent.but.map(String) } : {};
    return { where: { ...text("queryFilters"), ...text("filters"), ...text("query"), ...but } };
  }
  const who = WHO.find((one) => one === sent.who);
  if (!who || typeof sent.template !== "string") throw wrong();
  return { followUp: { template: sent.template, who, ...text("sending"), ...text("begin"), ...text("end") } };
}

/** @param draw which five are the sample @returns an audience as it is told */
export function serializeAudience(db: Db, { receiving, leftOut }: Audience, templateId: string, draw: number) {
  const excluded = [...leftOut].filter(([, rows]) => rows.length > 0);
  return {
    total: excluded.reduce((sum, [, rows]) => sum + rows.length, receiving.length),
    receiving: receiving.length,
    leftOut: excluded.map(([reason, rows]) => ({
      reason,
      count: rows.length,
      keys: rows.slice(0, MOST_KEYS).map(({ key }) => key),
    })),
    from: senderOf(db),
    perMinute: PER_MINUTE,
    sample: sampleOf(receiving, hashOf(templateId), draw).map((row) => serializeDonor(db, row)),
  };
}

/** @returns five of the donors, the same for the same draw */
function sampleOf(donors: readonly DonorRecord[], seed: number, draw: number): DonorRecord[] {
  const random = createRandom(seed, draw);
  const picked = new Set<number>();
  while (picked.size < Math.min(SAMPLE, donors.length)) picked.add(random.between(0, donors.length - 1));
  return [...picked].flatMap((at) => donors[at] ?? []);
}

type LeftOutReason = components["schemas"]["LeftOutReason"];

/** The donors who get a mail, and those who don't, with the reason. */
export interface Audience {
  receiving: DonorRecord[];
  leftOut: Map<LeftOutReason, DonorRecord[]>;
}

const REASONS: readonly LeftOutReason[] = ["noEmail", "inactive", "unsubscribed", "noConsent", "suspended", "bounced"];

/**
 * @param recipients who is meant
 * @param purpose what the mail is, which says whose consent it needs
 * @returns who of them gets a mail, as far as the user reaches them
 * @throws HttpError 400, QueryError
 */
export const audienceOf = (db: Db, user: StaffUser, recipients: Recipients, purpose: Purpose): Audience =>
  sortOut(db, donorsOf(db, user, recipients), purpose);

/** @returns some donors, by whether they get a mail now */
export function sortOut(db: Db, donors: readonly DonorRecord[], purpose: Purpose): Audience {
  const bounced = emailBounces(db);
  const audience: Audience = { receiving: [], leftOut: new Map(REASONS.map((reason) => [reason, []])) };
  for (const donor of donors) {
    const reason = whyLeftOut(db, donor, purpose) ?? (bounced(donor)?.shut ? "bounced" : null);
    (reason === null ? audience.receiving : audience.leftOut.get(reason))?.push(donor);
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

function donorsOf(db: Db, user: StaffUser, { ids, where, followUp }: Recipients): DonorRecord[] {
  const reaches = zoneScope(user) ?? (() => true);
  if (where) {
    const { but, ...asked } = where;
    const not = new Set(but);
    const { rows } = query(db.donors, { ...asked, skip: 0, limit: Number.MAX_SAFE_INTEGER }, reaches);
    return rows.filter(({ _id }) => !not.has(_id));
  }
  const chosen = new Set(followUp ? idsAfter(db, followUp) : ids);
  return [...chosen].flatMap((id) => db.donor(id) ?? []).filter(reaches);
}

function idsAfter(db: Db, { template, who, sending: id, begin, end }: NonNullable<Recipients["followUp"]>) {
  if (who === "unsent") {
    const sending = db.records.get("sending", String(id));
    if (sending?.templateId !== template) throw badRequest("Invio sconosciuto.");
    return peopleNotReached(db, sending);
  }
  if (!begin || !end) throw badRequest("Manca il periodo.");
  return mailedPeople(db, template, [begin, end])[who];
}
