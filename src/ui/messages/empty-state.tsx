import type { ReactNode } from "react";
import { FocusFallback } from "../focus/focus-fallback";
import { art } from "../icons/art";
import type { Art } from "../icons/art";
import { cx, tw } from "../tw";

interface EmptyStateProps {
  title: ReactNode;
  /** The id of the title, for `aria-labelledby`. */
  titleId?: string;
  /** A sentence about what is missing, or what will be here. */
  children?: ReactNode;
  /** The next step. */
  actions?: ReactNode;
  drawing?: Art;
  /** The level of the heading: 1 if it is the page's heading. */
  level?: 1 | 2;
  className?: string;
}

/** Shows what is missing, and the next step. */
export function EmptyState({
  title,
  titleId,
  children,
  actions,
  drawing = "find",
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <FocusFallback
      className={cx(
        tw`grid justify-items-center text-center gap-2 max-w-[520px] mx-auto px-6 py-12 narrow:px-2 narrow:py-8`,
        className,
      )}
    >
      {art[drawing]}
      <Heading
        id={titleId}
        tabIndex={level === 1 ? -1 : undefined}
        className={tw`text-title tracking-[-0.012em] focus-visible:outline-none`}
      >
        {title}
      </Heading>
      {children && <div className={tw`text-muted text-pretty break-anywhere`}>{children}</div>}
      {actions && (
        <div
          className={tw`flex flex-wrap justify-center gap-2 mt-3 narrow:w-full narrow:flex-col narrow:items-stretch`}
        >
          {actions}
        </div>
      )}
    </FocusFallback>
  );
}
