import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Db } from "../db/db";
import type { ConsentRecord, SendingRecord } from "../db/models";
import { consentsOf } from "../db/seed-consents";
import { recordHistory } from "../write/history";
import { asSelf } from "../write/writer";
import { eventsOf } from "./mail-events";
import { receiversOf } from "./receivers";

/** @returns what the addresses of one sending are made with: by chance, whatever the seed */
export const newSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/**
 * @returns what stands in the unsubscribe address of one donor's mail of one sending: who knows the own doesn't know
 *   another's. Null where the sending has given none out
 */
export function unsubscribeToken({ _id, secret }: Pick<SendingRecord, "_id" | "secret">, donorId: string) {
  if (secret === null) return null;
  const proof = hmac(sha256, hexToBytes(secret), utf8ToBytes(`${_id} ${donorId}`));
  return `${_id}-${donorId}-${bytesToHex(proof)}`;
}

/** @returns whose mail it stood in, once that has arrived; null for one that was never given out */
export function readUnsubscribeToken(db: Db, token: string): { sendingId: string; donorId: string } | null {
  const [sendingId = "", donorId = ""] = token.split("-");
  const sending = db.records.get("sending", sendingId);
  if (!sending || token !== unsubscribeToken(sending, donorId)) return null;
  const delivered = eventsOf(sending, receiversOf(db, sending), donorId)?.delivered;
  return delivered && delivered <= db.now() ? { sendingId, donorId } : null;
}

/** What the history says of it: a consent is no field of the record. */
const REASON = "Non vuole più inviti e notiziario: l’ha detto da un’e-mail";

/** Withdraws the consent to news of who got a mail. Twice is as once; who is gone has nothing to withdraw. */
export function unsubscribe(db: Db, sendingId: string, donorId: string): void {
  const donor = db.donor(donorId);
  if (!donor) return;
  const known = consentsOf(db, donor);
  const before = known.find(({ code }) => code === "news");
  // who has said no before goes on having said it then, and there
  if (before && !before.given) return;
  const date = db.instant();
  const version = before?.version ?? db.settings.consents.news.version;
  const withdrawal = {
    given: false,
    ...(before && { withdrawn: true }),
    date,
    source: "email",
    signed: null,
    recordedBy: null,
  } as const;
  const news: ConsentRecord = { code: "news", version, ...withdrawal };
  db.records.put("consents", { _id: donorId, given: [...known.filter(({ code }) => code !== "news"), news] });
  db.records.put("leftByMail", { _id: `${sendingId}-${donorId}`, sendingId, donorId, date });
  const areas = [donor.area];
  const about = { subject: "donor", subjectId: donorId, donorId, areas } as const;
  const { author } = asSelf(donor);
  recordHistory(db, { ...about, author, action: "update", reason: REASON, version: donor.version, changes: [] });
}
