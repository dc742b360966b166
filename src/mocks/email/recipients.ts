import type { components } from "../../contract/api";
import { ageOn } from "../../domain/dates/days";
import { isNotRegistered, isStatus, isSuspended } from "../../domain/donor/status";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { DonorRecord, DonorRow, StaffUser } from "../db/models";
import { query } from "../db/query";
import { createRandom, hashOf } from "../seed/random";
import { consentsOf } from "../seed/consents";
import { badRequest } from "../guard";
import { zoneScope } from "../handlers/list";
import type { Body } from "../handlers/request";
import { senderOf } from "../seed/integrations";
import { unprocessable } from "../write/problem-texts";
import { serializeDonor } from "../write/serialize";
import { MAX_KEYS } from "./email-performance";
import { PER_MINUTE } from "./mail-events";
import { emailBounces } from "./of-donor";
import { mailedPeople, peopleNotReached } from "./people";

type Recipients = components["schemas"]["Recipients"];
type Purpose = components["schemas"]["SendingPurpose"];

const MAX_IDS = 5000;
const SAMPLE = 5;
const KINDS = ["ids", "where", "followUp"] as const;
const FOLLOW_UPS = ["opened", "clicked", "neither", "unsent"] as const;

/** @returns the purpose in a body; default "news". @throws HttpError 422 */
export function readPurpose({ purpose = "news" }: Body): Purpose {
  if (purpose !== "news" && purpose !== "call") throw unprocessable([{ field: "purpose", code: "type" }]);
  return purpose;
}

/** Reads the recipients in a body: ids, a query or a follow-up. @throws HttpError 422 unless it has exactly one of these */
export function readRecipients(body: Body): Recipients {
  const kinds = KINDS.filter((kind) => body[kind] !== undefined);
  const [kind = "ids"] = kinds;
  const sent = body[kind];
  const invalidType = () => unprocessable([{ field: kind, code: "type" }]);
  if (kinds.length !== 1) throw unprocessable([{ field: "ids", code: "missing" }]);
  if (kind === "ids") {
    if (!Array.isArray(sent) || sent.length === 0 || sent.length > MAX_IDS) throw invalidType();
    return { ids: sent.map(String) };
  }
  if (!isRecord(sent)) throw invalidType();
  const text = (name: string) => (typeof sent[name] === "string" ? { [name]: sent[name] } : {});
  if (kind === "where") {
    const but = Array.isArray(sent.but) ? { but: sent.but.map(String) } : {};
    return { where: { ...text("queryFilters"), ...text("filters"), ...text("query"), ...but } };
  }
  const who = FOLLOW_UPS.find((name) => name === sent.who);
  if (!who || typeof sent.template !== "string") throw invalidType();
  return { followUp: { template: sent.template, who, ...text("sending"), ...text("begin"), ...text("end") } };
}

/** @returns an audience as the API returns it. @param draw number of the sample: another number draws other donors */
export function serializeAudience(
  db: Db,
  { receiving, excluded: byReason }: Audience,
  templateId: string,
  draw: number,
) {
  const excluded = [...byReason].filter(([, rows]) => rows.length > 0);
  return {
    total: excluded.reduce((sum, [, rows]) => sum + rows.length, receiving.length),
    receiving: receiving.length,
    leftOut: excluded.map(([reason, rows]) => ({
      reason,
      count: rows.length,
      keys: rows.slice(0, MAX_KEYS).map(({ key }) => key),
    })),
    from: senderOf(db),
    perMinute: PER_MINUTE,
    sample: sampleOf(receiving, hashOf(templateId), draw).map((row) => serializeDonor(db, row)),
  };
}

/** @returns a sample of the donors, always the same for a draw */
function sampleOf(donors: readonly DonorRecord[], seed: number, draw: number): DonorRecord[] {
  const random = createRandom(seed, draw);
  const picked = new Set<number>();
  while (picked.size < Math.min(SAMPLE, donors.length)) picked.add(random.between(0, donors.length - 1));
  return [...picked].flatMap((at) => donors[at] ?? []);
}

type ExclusionReason = components["schemas"]["LeftOutReason"];

/** The donors who get a mail, and those who don't, by reason. */
export interface Audience {
  receiving: DonorRecord[];
  excluded: Map<ExclusionReason, DonorRecord[]>;
}

const REASONS: readonly ExclusionReason[] = [
  "noEmail",
  "inactive",
  "unsubscribed",
  "noConsent",
  "suspended",
  "bounced",
];

/** @returns which recipients, among the donors that the user may see, get a mail of a purpose. @throws HttpError 400, QueryError */
export const audienceOf = (db: Db, user: StaffUser, recipients: Recipients, purpose: Purpose): Audience =>
  splitAudience(db, donorsOf(db, user, recipients), purpose);

/** Splits donors into those who get a mail of a purpose, and those who don't. */
export function splitAudience(db: Db, donors: readonly DonorRecord[], purpose: Purpose): Audience {
  const bounced = emailBounces(db);
  const audience: Audience = { receiving: [], excluded: new Map(REASONS.map((reason) => [reason, []])) };
  for (const donor of donors) {
    const reason = exclusionReason(db, donor, purpose) ?? (bounced(donor)?.blocked ? "bounced" : null);
    (reason === null ? audience.receiving : audience.excluded.get(reason))?.push(donor);
  }
  return audience;
}

function exclusionReason(db: Db, donor: DonorRow, purpose: Purpose): ExclusionReason | null {
  const { status } = donor;
  if (!donor.email) return "noEmail";
  if (!isStatus(status) || status === "inactive" || status === "dead" || isNotRegistered(status)) return "inactive";
  // too young to donate
  if (donor.birthday && ageOn(donor.birthday, db.today()) < db.settings.rules.minimumAge) return "inactive";
  const answers = new Map(consentsOf(db, donor).map((answer) => [answer.code, answer]));
  const news = answers.get("news");
  if (!news?.given && news?.source === "email") return "unsubscribed";
  // a call to donate only needs the consent to the use of the data (docs/decisions/email.md, "A sending is confirmed by number
  // and version")
  if (!answers.get(purpose === "call" ? "privacy" : "news")?.given) return "noConsent";
  return isSuspended(status) ? "suspended" : null;
}

function donorsOf(db: Db, user: StaffUser, { ids, where, followUp }: Recipients): DonorRecord[] {
  const sees = zoneScope(user) ?? (() => true);
  if (where) {
    const { but, ...list } = where;
    const excludedIds = new Set(but);
    const { rows } = query(db.donors, { ...list, skip: 0, limit: Number.MAX_SAFE_INTEGER }, sees);
    return rows.filter(({ _id }) => !excludedIds.has(_id));
  }
  const chosenIds = new Set(followUp ? followUpIds(db, followUp) : ids);
  return [...chosenIds].flatMap((id) => db.donor(id) ?? []).filter(sees);
}

function followUpIds(db: Db, { template, who, sending: id, begin, end }: NonNullable<Recipients["followUp"]>) {
  if (who === "unsent") {
    const sending = db.records.get("sending", String(id));
    if (sending?.templateId !== template) throw badRequest("Invio sconosciuto.");
    return peopleNotReached(db, sending);
  }
  if (!begin || !end) throw badRequest("Manca il periodo.");
  return mailedPeople(db, template, [begin, end])[who];
}
