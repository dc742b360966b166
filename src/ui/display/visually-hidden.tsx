import type { ReactNode } from "react";
import { tw } from "../tw";

/** A text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={tw`sr-only`}>{children}</span>;
}
