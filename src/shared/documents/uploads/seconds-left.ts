import type { UploadItem } from "./upload-item";

/** Below these bytes and ms, there is no estimate. */
const MIN = { sent: 1_000_000, time: 2_000 };

/**
 * @param since when sending started, and how much had been sent by then
 * @returns the remaining seconds, rounded up to 5; null for no estimate
 */
export function secondsLeft(
  items: readonly Pick<UploadItem, "status" | "size" | "sent">[],
  since: { at: number; sent: number },
  now = Date.now(),
): number | null {
  const sent = items.reduce((sum, item) => sum + item.sent, 0) - since.sent;
  const time = now - since.at;
  if (sent < MIN.sent || time < MIN.time) return null;
  const unfinished = items.filter(({ status }) => status === "sending" || status === "waiting");
  const rest = unfinished.reduce((sum, item) => sum + item.size - item.sent, 0);
  const seconds = (rest / sent) * (time / 1_000);
  return Math.max(5, Math.ceil(seconds / 5) * 5);
}
