import type { ReactNode } from "react";
import { cx, tw } from "../tw";

interface TableBoxProps {
  children: ReactNode;
  /** Shown above the table, for example filters. */
  header?: ReactNode;
  /** The bar of bulk actions for selected rows. */
  bar?: ReactNode;
  /** Shown below the table: page size and pages. */
  footer?: ReactNode;
  /** New rows are loading: the old ones stay, and after 200 ms a line moves along the top. */
  busy?: boolean;
  /** Dims the old rows until others replace them. */
  dimmed?: boolean;
}

// after 200 ms, so that nothing flashes
const waiting = tw`absolute inset-x-0 top-0 z-[3] h-0.5 overflow-hidden [animation:gds-fade_var(--gds-slow)_200ms_backwards]`;
const runner = tw`block h-full w-2/5 bg-neutral-solid forced:bg-sys-highlight [animation:gds-slide_1.6s_ease-in-out_infinite] motion-reduce:w-full motion-reduce:animate-none`;

/** The box around a table; a wider table scrolls inside. */
export function TableBox({ children, header, bar, footer, busy = false, dimmed = false }: TableBoxProps) {
  return (
    <div
      className={tw`relative flex flex-col min-w-0 bg-surface border border-line rounded-lg overflow-clip print:overflow-visible print:border-0`}
      aria-busy={busy || undefined}
    >
      {busy && (
        <span aria-hidden className={waiting}>
          <span className={runner} />
        </span>
      )}
      {header}
      {bar}
      <div
        data-dimmed={dimmed || undefined}
        className={cx(tw`overflow-x-auto scrollbar-thin print:overflow-visible`, dimmed && tw`opacity-60`)}
      >
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
