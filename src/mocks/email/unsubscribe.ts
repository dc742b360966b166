import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Db } from "../db/db";
import type { ConsentRecord, SendingRecord } from "../db/models";
import { consentsOf } from "../seed/consents";
import { recordAboutDonor } from "../write/history";
import { asSelf } from "../write/writer";
import { eventsOf } from "./mail-events";
import { receiversOf } from "./receivers";

/** @returns a random secret for the unsubscribe addresses of a sending */
export const newSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** @returns the token in the unsubscribe address of a donor's mail, which nobody can guess; null without a secret */
export function unsubscribeToken({ _id, secret }: Pick<SendingRecord, "_id" | "secret">, donorId: string) {
  if (secret === null) return null;
  const proof = hmac(sha256, hexToBytes(secret), utf8ToBytes(`${_id} ${donorId}`));
  return `${_id}-${donorId}-${bytesToHex(proof)}`;
}

/** @returns the sending and the donor of a token, if the mail has arrived; null for an invalid token */
export function readUnsubscribeToken(db: Db, token: string): { sendingId: string; donorId: string } | null {
  const [sendingId = "", donorId = ""] = token.split("-");
  const sending = db.records.get("sending", sendingId);
  if (!sending || token !== unsubscribeToken(sending, donorId)) return null;
  const delivered = eventsOf(sending, receiversOf(db, sending), donorId)?.delivered;
  return delivered && delivered <= db.now() ? { sendingId, donorId } : null;
}

/** Reason in the history, because consents aren't fields of the record. */
const REASON = "Non vuole più inviti e notiziario: l’ha detto da un’e-mail";

/** Withdraws the consent to news, also by a mail to a record that was merged since. Does nothing for a deleted donor, or if the consent isn't given. */
export function unsubscribe(db: Db, sendingId: string, donorId: string): void {
  const donor = db.currentDonor(donorId);
  if (!donor) return;
  const consents = consentsOf(db, donor);
  const before = consents.find(({ code }) => code === "news");
  // keeps the date and the source of an earlier refusal
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
  db.records.put("consents", { _id: donor._id, given: [...consents.filter(({ code }) => code !== "news"), news] });
  db.records.put("leftByMail", { _id: `${sendingId}-${donorId}`, sendingId, donorId, date });
  recordAboutDonor(db, donor, asSelf(donor), { reason: REASON });
}
