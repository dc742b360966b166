import type { ReactNode } from "react";
import { cx, tw } from "../tw";

export interface TableBoxProps {
  children: ReactNode;
  /** The bar of what is selected, above. */
  header?: ReactNode;
  /** Page size and pages, below. */
  footer?: ReactNode;
  /** Announced while new rows are awaited; the old ones stay, dimmed. */
  busy?: boolean;
}

/** The surface around a table; a table wider than it scrolls inside. */
export function TableBox({ children, header, footer, busy = false }: TableBoxProps) {
  return (
    <div className={tw`min-w-0 bg-surface border border-line rounded-lg overflow-clip`} aria-busy={busy || undefined}>
      {header}
      <div className={cx(tw`overflow-x-auto scrollbar-thin transition-opacity duration-fast`, busy && tw`opacity-60`)}>
        {children}
      </div>
      {footer && (
        <div
          className={tw`flex flex-wrap items-center gap-3 min-h-[48px] py-2 pl-4 pr-3 border-t text-label text-muted narrow:pr-2`}
        >
          {footer}
        </div>
      )}
    </div>
  );
}
