import type { ReactNode } from "react";
import { tw } from "../tw";

/** Read aloud, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={tw`sr-only`}>{children}</span>;
}
