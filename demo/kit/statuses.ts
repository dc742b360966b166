import { STATUSES, presentStatus } from "../../src/domain/status";
import type { Status } from "../../src/domain/status";
import { STATUS_GLYPHS, STATUS_TONES } from "../../src/features/donor-parts/status-badge";
import type { BadgeProps } from "../../src/ui/badge";

/** Labels that break between their pieces only, and may stand on two lines in a table. */
const PIECES: Partial<Record<Status, Pick<BadgeProps, "label" | "stack">>> = {
  temporarilySuspended: { label: ["Sospeso", "temporaneamente"], stack: "below-wide" },
  permanentlySuspended: { label: ["Sospeso permanente", "per salute o età"], stack: "always" },
};

export type StatusSample = BadgeProps & { status: Status };

export const statusSample = (status: Status): StatusSample => {
  const { label, tone } = presentStatus(status);
  return { status, label, tone: STATUS_TONES[tone], glyph: STATUS_GLYPHS[status], ...PIECES[status] };
};

/** The twelve, as a feature would dress them. */
export const STATUS_SAMPLES = STATUSES.map(statusSample);
