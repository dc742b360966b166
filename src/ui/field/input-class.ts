import { cx, tw } from "../tw";

const base = tw`w-full min-w-0 border border-line-input rounded bg-surface text-ink transition placeholder:text-faint placeholder:opacity-100 placeholder-shown:text-ellipsis hover:border-muted focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-2 aria-invalid:border-danger-solid data-[warn]:border-warn-solid disabled:bg-sunken disabled:border-line-control disabled:text-muted disabled:cursor-not-allowed`;

const sizes = {
  normal: tw`h-control px-[11px] text-body`,
  /** For numbers and codes. */
  mono: tw`h-control px-[11px] font-mono text-[calc(var(--gds-type-body)*0.93)] narrow:text-body`,
  small: tw`h-control-sm narrow:h-control coarse:h-control px-[9px] rounded-md text-label narrow:text-body`,
  area: tw`min-h-[84px] px-[11px] py-2 text-body leading-normal resize-y`,
};

/** The classes of a text-like control. */
export const inputClass = (size: keyof typeof sizes = "normal", className?: string) => cx(base, sizes[size], className);
