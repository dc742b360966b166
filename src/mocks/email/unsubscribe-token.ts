import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Db } from "../db/db";
import type { SendingRecord } from "../db/models";
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
