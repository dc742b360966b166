import type { ReactNode } from "react";
import { Spinner } from "../../ui/messages/spinner";
import { tw } from "../../ui/tw";
import { useDelayed } from "../../ui/messages/use-delayed";
import { texts } from "./shell/texts";

interface PageLoadingProps {
  /** Whether nothing but the page's layout was on the screen before, so that the layout stays. */
  first?: boolean;
  /** The layout of the page. */
  children?: ReactNode;
}

/** While a page's code loads: its layout and a centred spinner on a translucent background (specification §2), after 200 ms. */
export function PageLoading({ first = false, children }: PageLoadingProps) {
  const late = useDelayed(true);
  return (
    <div role="status" className={tw`min-h-[320px]`}>
      {(first || late) && children}
      {late && (
        <div
          className={tw`pointer-events-none absolute inset-0 grid place-items-center text-muted [background:color-mix(in_srgb,var(--gds-surface)_70%,transparent)] [animation:gds-fade_var(--gds-fast)_var(--gds-ease)]`}
        >
          <Spinner label={texts.pageLoading} />
        </div>
      )}
    </div>
  );
}
