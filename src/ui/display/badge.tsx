import { useDensity } from "./density";
import { Icon } from "../icons/icon";
import type { IconType } from "../icons/icon";
import type { Tone } from "./tone";
import { cx, tw } from "../tw";

export interface BadgeProps {
  tone?: Tone;
  /** The text. Several pieces break only between them ("Sospeso permanente", "per salute o età"). */
  label: string | readonly string[];
  /** A shape, so that the meaning doesn't depend on the colour alone. */
  glyph?: IconType;
  /** One piece a line: always, or in a container below 760px. */
  stack?: "always" | "below-760";
  className?: string;
}

const base = tw`inline-flex items-center gap-[5px] max-w-full font-medium align-middle print-exact bg-ground forced:border forced:border-sys-text`;
const comfortable = tw`min-h-[24px] rounded-[12px] text-label`;
// in cards it has the normal size
const compact = tw`h-5 rounded-[10px] text-[13px] cards:h-auto cards:min-h-[24px] cards:rounded-[12px] cards:text-label`;

const tones: Record<Tone, string> = {
  neutral: tw`[--gds-ground:var(--gds-neutral-subtle)] text-neutral-text`,
  info: tw`[--gds-ground:var(--gds-info-subtle)] text-info-text`,
  success: tw`[--gds-ground:var(--gds-success-subtle)] text-success-text`,
  warn: tw`[--gds-ground:var(--gds-warn-subtle)] text-warn-text`,
  danger: tw`[--gds-ground:var(--gds-danger-subtle)] text-danger-text`,
  rose: tw`[--gds-ground:var(--gds-rose-subtle)] text-rose-text`,
};

const stacks = {
  always: tw`w-min w480:cards:w-auto`,
  "below-760": tw`w-min cards:w-auto w760:w-auto`,
};

/** The label of a state. It wraps; in compact rows it stays on one line, with the whole text as `title`. */
export function Badge({ tone = "neutral", label, glyph, stack, className }: BadgeProps) {
  const tight = useDensity() === "compact";
  const pieces = typeof label === "string" ? [label] : label;
  return (
    <span
      className={cx(
        base,
        tight ? compact : comfortable,
        glyph ? tw`pl-[7px] pr-[9px]` : tw`px-2`,
        tones[tone],
        className,
      )}
      title={tight ? pieces.join(" ") : undefined}
    >
      {glyph && <Icon of={glyph} size={12} />}
      <span
        className={
          tight
            ? tw`truncate leading-snug cards:py-[3px] cards:leading-[1.15] cards:whitespace-normal`
            : cx(tw`min-w-0 py-[3px] leading-[1.15] whitespace-normal`, stack && pieces.length > 1 && stacks[stack])
        }
      >
        {pieces.length === 1
          ? pieces[0]
          : pieces.map((piece, index) => (
              <span key={piece}>
                {index > 0 && " "}
                <span className={tight ? undefined : tw`whitespace-nowrap tiny:!whitespace-normal`}>{piece}</span>
              </span>
            ))}
      </span>
    </span>
  );
}
