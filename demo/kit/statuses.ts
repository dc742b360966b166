import { STATUSES, presentStatus } from "../../src/domain/status";
import type { Status, StatusTone } from "../../src/domain/status";
import type { BadgeProps } from "../../src/ui/badge";
import * as glyphs from "../../src/ui/icons/glyphs";
import type { IconType } from "../../src/ui/icons/icon";
import type { Tone } from "../../src/ui/tone";

const GLYPHS: Record<Status, IconType> = {
  staged: glyphs.GlyphDashedRing,
  provisioned: glyphs.GlyphRingDot,
  verified: glyphs.GlyphRingCheck,
  pending: glyphs.GlyphClock,
  active: glyphs.GlyphDiscCheck,
  inactive: glyphs.GlyphRingMinus,
  passwordExpired: glyphs.GlyphKey,
  lockedOut: glyphs.GlyphLock,
  suspended: glyphs.GlyphPause,
  temporarilySuspended: glyphs.GlyphHourglass,
  permanentlySuspended: glyphs.GlyphOctagonMinus,
  dead: glyphs.GlyphDiamond,
};

const TONES: Record<StatusTone, Tone> = {
  teal: "success",
  blue: "info",
  rose: "rose",
  yellow: "warn",
  neutral: "neutral",
};

/** Labels that break between their pieces only, and may stand on two lines in a table. */
const PIECES: Partial<Record<Status, Pick<BadgeProps, "label" | "stack">>> = {
  temporarilySuspended: { label: ["Sospeso", "temporaneamente"], stack: "below-wide" },
  permanentlySuspended: { label: ["Sospeso permanente", "per salute o età"], stack: "always" },
};

export type StatusSample = BadgeProps & { status: Status };

export const statusSample = (status: Status): StatusSample => {
  const { label, tone } = presentStatus(status);
  return { status, label, tone: TONES[tone], glyph: GLYPHS[status], ...PIECES[status] };
};

/** The twelve, as a feature would dress them. */
export const STATUS_SAMPLES = STATUSES.map(statusSample);
