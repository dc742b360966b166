import type { ReactNode } from "react";
import { liftToasts } from "../toast/lift-toasts";
import { tw } from "../tw";

/**
 * A bar for a form's main button that stays at the bottom of the window; in a short window, at the end of the form. Toasts are lifted
 * above it.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div
      ref={liftToasts}
      className={tw`sticky short:static print:hidden bottom-0 z-[4] grid gap-3 border-t border-line bg-surface py-3`}
    >
      {children}
    </div>
  );
}
