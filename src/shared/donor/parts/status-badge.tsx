import { presentStatus, type Status, type StatusTone } from "../../../domain/donor/status";
import { Badge } from "../../../ui/display/badge";
import type { IconType } from "../../../ui/icons/icon";
import type { ReactNode, SVGProps } from "react";
import { tw } from "../../../ui/tw";
import type { Tone } from "../../../ui/display/tone";

interface GlyphProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** Draws a shape on the 12px grid of status glyphs. */
const glyph = (name: string, shape: ReactNode) => {
  const Glyph = ({ size = 12, ...props }: GlyphProps) => (
    <svg viewBox="0 0 12 12" width={size} height={size} aria-hidden {...props} strokeWidth={undefined}>
      {shape}
    </svg>
  );
  Glyph.displayName = name;
  return Glyph;
};

const line = { fill: "none", stroke: "currentColor", strokeLinecap: "round", strokeLinejoin: "round" } as const;
const ring = <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const disc = <circle cx="6" cy="6" r="5.4" fill="currentColor" />;
const stroke = (d: string) => <path d={d} strokeWidth="1.5" {...line} />;

/** A line in the background colour of the badge, so that it looks cut out of the shape. */
const cut = (d: string) => (
  <path
    d={d}
    strokeWidth="1.6"
    {...line}
    stroke="currentColor"
    className={tw`stroke-ground forced:stroke-sys-canvas`}
  />
);

const GlyphDashedRing = glyph(
  "GlyphDashedRing",
  <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.1 1.51" />,
);
const GlyphRingDot = glyph(
  "GlyphRingDot",
  <>
    {ring}
    <circle cx="6" cy="6" r="1.7" fill="currentColor" />
  </>,
);
const GlyphRingCheck = glyph(
  "GlyphRingCheck",
  <>
    {ring}
    {stroke("M3.9 6.2 5.4 7.6 8.2 4.6")}
  </>,
);
const GlyphClock = glyph(
  "GlyphClock",
  <>
    {ring}
    {stroke("M6 3.7V6l1.6 1")}
  </>,
);
const GlyphDiscCheck = glyph(
  "GlyphDiscCheck",
  <>
    {disc}
    {cut("M3.5 6.2 5.2 7.9 8.5 4.4")}
  </>,
);
const GlyphRingMinus = glyph(
  "GlyphRingMinus",
  <>
    {ring}
    {stroke("M4 6h4")}
  </>,
);
const GlyphKey = glyph(
  "GlyphKey",
  <>
    <circle cx="3.8" cy="8.2" r="2.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    {stroke("M5.7 6.3 10.3 1.7M8.4 3.6l1.7 1.7")}
  </>,
);
const GlyphLock = glyph(
  "GlyphLock",
  <>
    <rect x="1.9" y="5.2" width="8.2" height="5.8" rx="1.4" fill="currentColor" />
    {stroke("M3.7 5.2V3.7a2.3 2.3 0 0 1 4.6 0v1.5")}
  </>,
);
const GlyphPause = glyph(
  "GlyphPause",
  <>
    {disc}
    {cut("M4.6 4v4M7.4 4v4")}
  </>,
);
const GlyphHourglass = glyph(
  "GlyphHourglass",
  <path
    d="M2.6 1.2h6.8L6.6 6l2.8 4.8H2.6L5.4 6Z"
    fill="currentColor"
    stroke="currentColor"
    strokeWidth="1"
    strokeLinejoin="round"
  />,
);
const GlyphOctagonMinus = glyph(
  "GlyphOctagonMinus",
  <>
    <path d="M3.9.7h4.2l3.2 3.2v4.2l-3.2 3.2H3.9L.7 8.1V3.9Z" fill="currentColor" />
    {cut("M3.6 6h4.8")}
  </>,
);
const GlyphDiamond = glyph("GlyphDiamond", stroke("M6 1.4 10.6 6 6 10.6 1.4 6Z"));

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
