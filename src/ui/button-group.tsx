import type { ReactNode } from "react";
import { tw } from "./tw";

/** Buttons that belong together, side by side with one outline (a verb and its other ways). */
export function ButtonGroup({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <span
      role={label ? "group" : undefined}
      aria-label={label}
      className={tw`inline-flex [&>*:not(:first-child)]:-ml-px [&>*:not(:first-child)]:rounded-l-none [&>*:not(:last-child)]:rounded-r-none [&>*:focus-visible]:z-[1]`}
    >
      {children}
    </span>
  );
}
