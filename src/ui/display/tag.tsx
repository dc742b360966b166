import type { ReactNode } from "react";
import { useDensity } from "./density";
import { cx, tw } from "../tw";

interface TagProps {
  children: ReactNode;
  /** `filled` and `outlined` distinguish two kinds; `faint` means that the value is unknown. */
  look?: "filled" | "outlined" | "faint";
  large?: boolean;
  title?: string;
}

const base = tw`print-exact inline-flex items-center justify-center leading-none tracking-wide whitespace-nowrap forced:border forced:border-sys-text`;
const looks = {
  filled: tw`bg-neutral-subtle text-ink font-strong [[aria-selected=true]_&]:bg-surface`,
  outlined: tw`text-ink font-strong [box-shadow:inset_0_0_0_1.5px_var(--gds-neutral-solid)]`,
  faint: tw`text-faint font-medium [box-shadow:inset_0_0_0_1px_var(--gds-border-control)]`,
};
const sizes = {
  normal: tw`min-w-[46px] h-6 px-[5px] rounded-sm text-label`,
  compact: tw`min-w-[46px] h-5 px-[5px] rounded-sm text-[13px] cards:h-6 cards:text-label`,
  large: tw`min-w-[56px] h-9 px-2 rounded text-title`,
};

/** A short code (a blood group) in a box. */
export function Tag({ children, look = "filled", large = false, title }: TagProps) {
  const compact = useDensity() === "compact";
  const size = large ? sizes.large : compact ? sizes.compact : sizes.normal;
  return (
    <span className={cx(base, looks[look], size)} title={title}>
      {children}
    </span>
  );
}
