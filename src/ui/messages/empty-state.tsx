import type { ReactNode } from "react";
import { FocusFallback } from "../focus/focus-fallback";
import { art } from "../icons/art";
import type { Art } from "../icons/art";
import { cx, tw } from "../tw";

interface EmptyStateProps {
  title: ReactNode;
  /** For what is named after the title. */
  titleId?: string;
  /** A sentence: what is missing, or what will live here. */
  children?: ReactNode;
  /** The next step. */
  actions?: ReactNode;
  drawing?: Art;
  /** Level of the heading: 1 when it is the page's. */
  level?: 1 | 2;
  className?: string;
}

/** Says what is missing and offers the next step. */
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
