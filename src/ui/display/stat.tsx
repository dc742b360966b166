import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import { cx, tw } from "../tw";

/** A grid of tiles: 6 in a row, 3 below 1080px, 2 in a narrow container. */
export function StatStrip({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className={tw`grid grid-cols-3 narrow:grid-cols-2 tiny:!grid-cols-1 w1080:grid-cols-6 gap-px overflow-hidden print-exact bg-line forced:bg-sys-text border border-line rounded-lg [&>li]:grid`}
    >
      {children}
    </ul>
  );
}

interface StatTileProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children"> {
  label: ReactNode;
  /** The formatted number. */
  value: ReactNode;
  /** A text about the number, for example what it is compared with. */
  detail?: ReactNode;
  /** The change since a former period, beside the number. */
  delta?: ReactNode;
  /** A small chart at the end of the detail. */
  spark?: ReactNode;
  /** Makes the whole tile a link. */
  href?: string;
  ref?: Ref<HTMLAnchorElement>;
}

const tile = tw`grid grid-rows-[auto_auto_1fr] gap-1 content-start min-w-0 px-4 py-3.5 bg-surface`;

/** One number, in a StatStrip. */
export function StatTile({ label, value, detail, delta, spark, href, className, ...rest }: StatTileProps) {
  const content = (
    <>
      <span className={tw`text-label text-muted font-medium`}>{label}</span>
      <span
        className={tw`flex flex-wrap items-baseline gap-2 text-figure leading-[1.15] font-strong tracking-tight tabular-nums`}
      >
        <span>{value}</span>
        {delta}
      </span>
      {(detail || spark) && (
        <span className={tw`flex items-center gap-1.5 self-end min-h-[26px] text-caption text-faint`}>
          {detail && <span>{detail}</span>}
          {spark && <span className={tw`ml-auto`}>{spark}</span>}
        </span>
      )}
    </>
  );
  return (
    <li className={tw`min-w-0`}>
      {href === undefined ? (
        <div className={cx(tile, className)}>{content}</div>
      ) : (
        <a
          {...rest}
          href={href}
          className={cx(tile, tw`hover:bg-hover focus-visible:outline-offset-[-2px]`, className)}
        >
          {content}
        </a>
      )}
    </li>
  );
}

interface DeltaProps {
  /** The change, formatted with its sign if it needs one. */
  children: ReactNode;
  direction: "up" | "down";
  /** Whether the change is good; undefined for neither. */
  good?: boolean;
}

/** A change: arrow and number. The colour says whether it is good. */
export function Delta({ children, direction, good }: DeltaProps) {
  const Arrow = direction === "up" ? ArrowUpRight : ArrowDownRight;
  const look = good === undefined ? tw`text-faint` : good ? tw`text-success-text` : tw`text-danger-text`;
  return (
    <span
      className={cx(
        tw`inline-flex items-center gap-0.5 text-caption font-medium tracking-normal whitespace-nowrap`,
        look,
      )}
    >
      <Arrow className={tw`size-[13px]`} strokeWidth={2.25} aria-hidden />
      {children}
    </span>
  );
}
