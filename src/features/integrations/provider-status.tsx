import type { Tone } from "../../ui/display/tone";
import type { Integration } from "./integration";
import { Check, CircleAlert, CircleDashed } from "lucide-react";
import { Badge } from "../../ui/display/badge";
import { texts } from "./texts";

type ProviderStatus = "active" | "failing" | "ready" | "untested" | "missing";

/** @returns whether a provider sends the mails, could send them, or what it needs first */
export function providerStatusOf({ active, usable, lastError, connected, version }: Integration): ProviderStatus {
  if (active) return "active";
  if (lastError && lastError.over !== true && !usable) return "failing";
  if (usable) return "ready";
  return connected || (version ?? 0) > 0 ? "untested" : "missing";
}

/** @returns whether the last mail of a provider failed */
export const isFailing = ({ lastError, usable, active }: Integration): boolean =>
  lastError !== null && lastError.over !== true && (active || !usable);

const TONES: Record<ProviderStatus, Tone> = {
  active: "success",
  failing: "danger",
  ready: "info",
  untested: "warn",
  missing: "neutral",
};

const GLYPHS: Record<ProviderStatus, typeof Check> = {
  active: Check,
  ready: Check,
  failing: CircleAlert,
  untested: CircleDashed,
  missing: CircleDashed,
};

export function StateBadge({ integration }: { integration: Integration }) {
  const status = providerStatusOf(integration);
  return <Badge tone={TONES[status]} glyph={GLYPHS[status]} label={texts.states[status]} />;
}
