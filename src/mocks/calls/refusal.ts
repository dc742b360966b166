import type { Db } from "../db/db";
import type { ConsentRecord, DonorRecord } from "../db/models";
import { consentsOf } from "../seed/consents";
import { recordAboutDonor } from "../write/history";
import type { Writer } from "../write/writer";
import { refusesCalls } from "./refused";

/** Reason in the history, because consents aren't fields of the record. */
const NO_NEWS = "Non vuole più essere contattato: l’ha detto al telefono";

/** Records whether a donor refuses calls, with a history entry. Without a difference it does nothing. */
export function setRefused(db: Db, donor: DonorRecord, writer: Writer, refused: boolean, reason: string | null = null) {
  const before = refusesCalls(db, donor._id);
  if (before === refused) return;
  if (refused) db.records.put("callsRefused", { _id: donor._id });
  else db.records.remove("callsRefused", donor._id);
  recordAboutDonor(db, donor, writer, { reason, changes: [{ field: "callsRefused", from: before, to: refused }] });
}

/**
 * Records that a donor wants no more calls.
 * @param noNews whether the consent to news is withdrawn, too
 * @returns the consent to news before it, null for none; undefined if it wasn't changed
 */
export function refuseCalls(db: Db, donor: DonorRecord, writer: Writer, noNews: boolean) {
  setRefused(db, donor, writer, true, noNews ? NO_NEWS : null);
  const consents = consentsOf(db, donor);
  const before = consents.find(({ code }) => code === "news") ?? null;
  if (!noNews || before?.given === false) return undefined;
  const news: ConsentRecord = {
    code: "news",
    version: before?.version ?? db.settings.consents.news.version,
    given: false,
    ...(before && { withdrawn: true }),
    date: db.instant(),
    source: "call",
    signed: null,
    recordedBy: writer.author.name,
  };
  putNews(db, donor, news);
  return before;
}

/** Stores the answer to the consent to news, or removes it. */
export function putNews(db: Db, donor: DonorRecord, news: ConsentRecord | null): void {
  const others = consentsOf(db, donor).filter(({ code }) => code !== "news");
  db.records.put("consents", { _id: donor._id, given: news ? [...others, news] : others });
}
