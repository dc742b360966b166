import { memo, type ComponentType, type SVGProps } from "react";
import { cx } from "../tw";
import { unit } from "../unit";

/** The type of lucide icons and of our glyphs. */
export type IconType = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

interface IconProps {
  of: IconType;
  /** In px: 14 in chips, 16 in buttons, 18 by default. */
  size?: number;
  className?: string;
}

/** A decorative icon: its meaning is text beside it or the control's label. Half of a list's components are icons, so they are kept. */
export const Icon = memo(function Icon({ of: Shape, size = 18, className }: IconProps) {
  const style = { width: unit(size), height: unit(size) };
  return (
    <Shape size={size} strokeWidth={size >= 24 ? 1.5 : 1.75} aria-hidden className={cx(className)} style={style} />
  );
});
