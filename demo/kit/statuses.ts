import { STATUSES, presentStatus } from "../../src/domain/donor/status";
import type { Status } from "../../src/domain/donor/status";
import { STATUS_GLYPHS, STATUS_LINES, STATUS_TONES } from "../../src/shared/donor/parts/status-badge";
import type { BadgeProps } from "../../src/ui/display/badge";

export type StatusSample = BadgeProps & { status: Status };

export const statusSample = (status: Status): StatusSample => {
  const { label, tone } = presentStatus(status);
  const lines = STATUS_LINES[status];
  const broken =
    lines && ({ label: lines, stack: status === "permanentlySuspended" ? "always" : "below-760" } as const);
  return { status, label, tone: STATUS_TONES[tone], glyph: STATUS_GLYPHS[status], ...broken };
};

/** All statuses, with the look that the features give them. */
export const STATUS_SAMPLES = STATUSES.map(statusSample);
