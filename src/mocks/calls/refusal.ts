import type { Db } from "../db/db";
import type { ConsentRecord, DonorRecord, Records } from "../db/models";
import { consentsOf } from "../seed/consents";
import { historyOfRecord, recordAboutDonor } from "../write/history";
import type { Writer } from "../write/writer";
import { refusesCalls } from "./refused";

type Call = Records["call"];

/** Reason in the history, because consents aren't fields of the record. */
const NO_NEWS = "Non vuole più contatti: l’ha detto al telefono";

/**
 * Records whether a donor refuses calls, with a history entry. Without a difference it does nothing.
 * @param callId the call in which the donor said so
 */
export function setRefused(
  db: Db,
  donor: DonorRecord,
  writer: Writer,
  refused: boolean,
  callId: string | null = null,
  reason: string | null = null,
): void {
  const before = refusesCalls(db, donor._id);
  if (before === refused) return;
  if (refused) db.records.put("callsRefused", { _id: donor._id, callId });
  else db.records.remove("callsRefused", donor._id);
  recordAboutDonor(db, donor, writer, { reason, changes: [{ field: "callsRefused", from: before, to: refused }] });
}

/** @returns how often a donor's answer about calls has changed */
export const refusalVersion = (db: Db, { _id }: DonorRecord): number =>
  historyOfRecord(db, "donor", _id).filter(({ changes }) => changes.some(({ field }) => field === "callsRefused"))
    .length;

/**
 * Records that a donor wants no more calls.
 * @param noNews whether the consent to news is withdrawn, too
 * @returns the call, with the consent to news before it
 */
export function refuseCalls(db: Db, donor: DonorRecord, writer: Writer, call: Call, noNews: boolean): Call {
  setRefused(db, donor, writer, true, call._id, noNews ? NO_NEWS : null);
  const before = newsOf(db, donor);
  if (!noNews || before?.given === false) return call;
  putNews(db, donor, {
    code: "news",
    version: before?.version ?? db.settings.consents.news.version,
    given: false,
    ...(before && { withdrawn: true }),
    date: call.at,
    source: "call",
    signed: null,
    recordedBy: writer.author.name,
  });
  return { ...call, formerNews: before };
}

/** Takes back what a donor refused in a call, except what was refused before it or changed since. */
export function undoRefusal(db: Db, donor: DonorRecord, writer: Writer, { _id, at, formerNews }: Call): void {
  if (db.records.get("callsRefused", donor._id)?.callId === _id) setRefused(db, donor, writer, false);
  const news = newsOf(db, donor);
  if (formerNews !== undefined && news?.source === "call" && news.date === at) putNews(db, donor, formerNews);
}

const newsOf = (db: Db, donor: DonorRecord) => consentsOf(db, donor).find(({ code }) => code === "news") ?? null;

function putNews(db: Db, donor: DonorRecord, news: ConsentRecord | null): void {
  const others = consentsOf(db, donor).filter(({ code }) => code !== "news");
  db.records.put("consents", { _id: donor._id, given: news ? [...others, news] : others });
}
