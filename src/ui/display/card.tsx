import type { ReactNode, Ref } from "react";
import { cx, tw } from "../tw";

interface CardProps {
  /** Without a title the card is a plain box. */
  title?: ReactNode;
  /** A short text beside the title. */
  subtitle?: ReactNode;
  /** Buttons or a switch at the end of the header. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** No padding around the content (a list, a table). */
  flush?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A box with a border, and an optional header and footer. */
export function Card({ title, subtitle, actions, footer, flush = false, className, ref, children }: CardProps) {
  return (
    <section
      ref={ref}
      className={cx(tw`min-w-0 print:[break-inside:avoid] bg-surface border border-line rounded-lg`, className)}
    >
      {(title || actions) && (
        <header
          className={tw`flex flex-wrap items-center gap-x-3 gap-y-2 min-h-[48px] pt-3.5 px-6 narrow:px-4 tiny:!px-3`}
        >
          <h2 className={tw`text-lead tracking-snug`}>{title}</h2>
          {subtitle && <span className={tw`text-label text-faint`}>{subtitle}</span>}
          {actions && <div className={tw`flex items-center min-w-0 gap-2 ml-auto tiny:flex-wrap`}>{actions}</div>}
        </header>
      )}
      <div
        className={
          flush
            ? undefined
            : cx(tw`px-6 pb-6 narrow:px-4 narrow:pb-4 tiny:!px-3`, title ? tw`pt-4 narrow:pt-3` : tw`pt-6 narrow:pt-4`)
        }
      >
        {children}
      </div>
      {footer && (
        <footer className={tw`flex flex-wrap items-center gap-3 px-6 py-2.5 border-t narrow:px-4 tiny:!px-3`}>
          {footer}
        </footer>
      )}
    </section>
  );
}
