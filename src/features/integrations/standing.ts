import type { Tone } from "../../ui/display/tone";
import type { Integration } from "./integration";

/** How a provider stands. */
export type Standing = "active" | "failing" | "ready" | "untested" | "missing";

/** @returns the one word for a provider: whether mails leave by it, could, or what is missing */
export function standingOf({ active, usable, lastError, connected, version }: Integration): Standing {
  if (active) return "active";
  if (lastError && lastError.over !== true && !usable) return "failing";
  if (usable) return "ready";
  return connected || (version ?? 0) > 0 ? "untested" : "missing";
}

/** Whether the last mail by it did not leave. */
export const isFailing = ({ lastError, usable, active }: Integration): boolean =>
  lastError !== null && lastError.over !== true && (active || !usable);

export const TONES: Record<Standing, Tone> = {
  active: "success",
  failing: "danger",
  ready: "info",
  untested: "warn",
  missing: "neutral",
};
