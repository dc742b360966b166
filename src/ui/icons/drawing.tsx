import type { ReactNode } from "react";
import { tw } from "../tw";

/** The frame of the drawings of empty and error states. @param children the lines, in 132 x 84 */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    className={tw`text-line-input mb-2 w-[132px] max-w-full h-[84px]`}
    viewBox="0 0 132 84"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {children}
  </svg>
);
