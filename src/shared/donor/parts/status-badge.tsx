import { presentStatus, type Status, type StatusTone } from "../../../domain/donor/status";
import { Badge } from "../../../ui/display/badge";
import {
  GlyphClock,
  GlyphDashedRing,
  GlyphDiamond,
  GlyphDiscCheck,
  GlyphHourglass,
  GlyphKey,
  GlyphLock,
  GlyphOctagonMinus,
  GlyphPause,
  GlyphRingCheck,
  GlyphRingDot,
  GlyphRingMinus,
} from "../../../ui/icons/glyphs";
import type { IconType } from "../../../ui/icons/icon";
import type { Tone } from "../../../ui/display/tone";

export const STATUS_GLYPHS: Record<Status, IconType> = {
  staged: GlyphDashedRing,
  provisioned: GlyphRingDot,
  verified: GlyphRingCheck,
  pending: GlyphClock,
  active: GlyphDiscCheck,
  inactive: GlyphRingMinus,
  passwordExpired: GlyphKey,
  lockedOut: GlyphLock,
  suspended: GlyphPause,
  temporarilySuspended: GlyphHourglass,
  permanentlySuspended: GlyphOctagonMinus,
  dead: GlyphDiamond,
};

export const STATUS_TONES: Record<StatusTone, Tone> = {
  teal: "success",
  blue: "info",
  rose: "rose",
  yellow: "warn",
  neutral: "neutral",
};

/** The lines of long labels. */
export const STATUS_LINES: Partial<Record<Status, readonly string[]>> = {
  temporarilySuspended: ["Sospeso", "temporaneamente"],
  permanentlySuspended: ["Sospeso permanente", "per salute o età"],
};

/** Shows a status by colour (specification §4), glyph and label. */
export function StatusBadge({ status: value }: { status: string }) {
  const { status, label, tone } = presentStatus(value);
  const lines = (status && STATUS_LINES[status]) ?? label;
  const glyph = status ? { glyph: STATUS_GLYPHS[status] } : {};
  return (
    <Badge
      tone={STATUS_TONES[tone]}
      label={lines}
      {...glyph}
      stack={status === "permanentlySuspended" ? "always" : "below-760"}
    />
  );
}
