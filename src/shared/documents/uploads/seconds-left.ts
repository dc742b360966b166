import type { UploadItem } from "./upload-item";

/** Too little has gone to say how long the rest takes: bytes, ms. */
const LEAST = { sent: 1_000_000, time: 2_000 };

/**
 * @param since when sending began, and how much had gone by then
 * @returns how long what is under way still takes, in seconds, to five of them; null while nobody can say
 */
export function secondsLeft(
  items: readonly Pick<UploadItem, "status" | "size" | "sent">[],
  since: { at: number; sent: number },
  now = Date.now(),
): number | null {
  const sent = items.reduce((sum, item) => sum + item.sent, 0) - since.sent;
  const time = now - since.at;
  if (sent < LEAST.sent || time < LEAST.time) return null;
  const under = items.filter(({ status }) => status === "sending" || status === "waiting");
  const rest = under.reduce((sum, item) => sum + item.size - item.sent, 0);
  const seconds = (rest / sent) * (time / 1_000);
  return Math.max(5, Math.ceil(seconds / 5) * 5);
}
