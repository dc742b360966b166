import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icons/icon";
import { cx, tw } from "../tw";
import { pinClass, pinStyle, type Pin } from "./pin";
import { priorityClass } from "./priority";
import type { Priority } from "./priority";
import { scaleLengths, unit } from "../unit";
import { usePress } from "../buttons/use-press";
import { useTable } from "./table-context";

export type SortDirection = "ascending" | "descending" | "none";

interface HeaderCellProps {
  children: ReactNode;
  priority?: Priority;
  /** Numbers, aligned at the end. */
  numeric?: boolean;
  /** As narrow as its content. */
  fit?: boolean;
  /** In px, or a CSS length. Columns without a width share the rest. */
  width?: number | string;
  /** The sort direction of a sortable column. */
  sort?: SortDirection;
  onSort?: () => void;
  /** Its content is a control, for example a checkbox. */
  control?: boolean;
  /** Stays visible while the table scrolls sideways. */
  pin?: Pin;
  /** A button beside the text, for example a filter. */
  tool?: ReactNode;
  /** The handle that changes the width of the column. */
  resize?: ReactNode;
  /** Hidden in print. */
  unprinted?: boolean;
  className?: string | undefined;
}

const base = tw`sticky print:static top-0 h-[34px] coarse:h-12 px-2 first:pl-4 last:pr-3 border-b bg-sunken text-caption text-muted font-medium whitespace-nowrap`;

/** The header of a column. */
export function HeaderCell(props: HeaderCellProps) {
  const {
    children,
    priority = 1,
    numeric,
    fit,
    width,
    onSort,
    control,
    pin,
    tool,
    resize,
    unprinted,
    className,
  } = props;
  const [pressed, press] = usePress<SortDirection>();
  const sort = pressed ?? props.sort;
  const { cards } = useTable();
  const sorted = sort === "ascending" || sort === "descending";
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort}
      className={cx(
        base,
        numeric ? tw`text-end` : tw`text-start`,
        fit && tw`w-[1%]`,
        pin ? tw`z-[3]` : tw`z-[2]`,
        pinClass(pin),
        priorityClass[priority],
        unprinted && tw`print:!hidden`,
        control && cx(tw`print:hidden coarse:pr-4`, cards && tw`cards:hidden`),
        className,
      )}
      data-pin={pin?.index}
      style={{
        ...(width !== undefined && { width: typeof width === "number" ? unit(width) : scaleLengths(width) }),
        ...(pin && pinStyle(pin)),
      }}
    >
      {/* the header of cards is hidden: screen readers need its texts, but its buttons would be invisible tab stops */}
      {sort !== undefined && cards && <span className={tw`hidden cards:inline`}>{children}</span>}
      {sort === undefined ? (
        children
      ) : (
        <button
          type="button"
          onClick={onSort && (() => press(sort === "ascending" ? "descending" : "ascending", onSort))}
          className={cx(
            tw`hit group inline-flex items-center gap-[3px] py-1 rounded-[3px] coarse:min-w-[44px]`,
            // the arrow is before the label, so that the label ends where the numbers end
            numeric && tw`flex-row-reverse`,
            cards && tw`cards:hidden`,
            sorted ? tw`text-ink font-strong` : tw`text-muted font-medium`,
          )}
        >
          {children}
          <Icon
            of={sort === "descending" ? ArrowDown : ArrowUp}
            size={14}
            className={
              sorted
                ? tw`text-accent-text`
                : // touch screens have no hover
                  tw`opacity-0 group-hover:opacity-50 group-focus-visible:opacity-50 coarse:hidden`
            }
          />
        </button>
      )}
      {tool && (
        <span
          className={cx(
            tw`relative z-[1] inline-flex align-middle ml-0.5 -my-1 print:hidden`,
            cards && tw`cards:hidden`,
          )}
        >
          {tool}
        </span>
      )}
      {resize}
    </th>
  );
}
