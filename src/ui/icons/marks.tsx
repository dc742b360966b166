import type { SVGProps } from "react";
import { tw } from "../tw";

interface MarkProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** The outline of the drop, 20 by 27. */
export const DROP = "M10 .8C10 .8 1.2 10.6 1.2 17.2a8.8 8.8 0 0 0 17.6 0C18.8 10.6 10 .8 10 .8Z";

/** The drop of the logo, 22 by 28 unless sized by class. */
export function DropLogo(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 20 27" width="22" height="28" aria-hidden {...props}>
      <path fill="currentColor" d={DROP} />
      <path
        className={tw`stroke-surface`}
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M5.2 17.4a4.9 4.9 0 0 0 4.2 4.7"
      />
    </svg>
  );
}

/** A full drop. */
export function GlyphDrop({ size = 14, ...props }: MarkProps) {
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} aria-hidden {...props}>
      <path d="M7 .6S1.6 6.3 1.6 9.1a5.4 5.4 0 0 0 10.8 0C12.4 6.3 7 .6 7 .6Z" fill="currentColor" />
    </svg>
  );
}

/** A half-filled drop. */
export function GlyphHalfDrop({ size = 14, ...props }: MarkProps) {
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} aria-hidden {...props}>
      <path
        d="M7 1.1S2 6.4 2 9.2a5 5 0 0 0 10 0C12 6.4 7 1.1 7 1.1Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M2 8.6h10v.6a5 5 0 0 1-10 0Z" fill="currentColor" />
    </svg>
  );
}

/** A ring with three dots. */
export function GlyphDottedRing({ size = 14, ...props }: MarkProps) {
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} aria-hidden {...props}>
      <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="7" cy="4.7" r="1.35" fill="currentColor" />
      <circle cx="4.9" cy="8.2" r="1.35" fill="currentColor" />
      <circle cx="9.1" cy="8.2" r="1.35" fill="currentColor" />
    </svg>
  );
}
