import { checksum } from "../auth/tokens";

/** @returns what stands in the unsubscribe address of one donor's mail */
export const unsubscribeToken = (sendingId: string, donorId: string): string =>
  `${sendingId}-${donorId}-${checksum(`${sendingId} unsubscribes ${donorId}`)}`;

/** @returns whose mail it stood in; null for one that was never given out */
export function readUnsubscribeToken(token: string): { sendingId: string; donorId: string } | null {
  const [sendingId = "", donorId = ""] = token.split("-");
  return token === unsubscribeToken(sendingId, donorId) ? { sendingId, donorId } : null;
}
