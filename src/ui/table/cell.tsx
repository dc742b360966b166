import type { ReactNode, TdHTMLAttributes } from "react";
import { cx, tw } from "../tw";
import { useTable } from "./table-context";
import { pinClass, pinStyle, type Pin } from "./pin";
import { priorityClass } from "./priority";
import type { Priority } from "./priority";

/**
 * The position of a cell in a card. First line: check, name, aside at the end. Second line: state, meta at the end or below. Further lines:
 * more. `hidden` cells aren't shown in cards.
 */
export type CardArea = "check" | "name" | "aside" | "state" | "meta" | "more" | "hidden";

interface CellProps extends Omit<TdHTMLAttributes<HTMLTableCellElement>, "role"> {
  children?: ReactNode;
  priority?: Priority;
  area?: CardArea;
  numeric?: boolean;
  fit?: boolean;
  /** Cut with an ellipsis; give `title`, too. */
  clip?: boolean;
  /** In a lighter colour. */
  muted?: boolean;
  /** Stays visible while the table scrolls sideways. */
  pin?: Pin;
}

const base = tw`h-[var(--gds-row)] coarse:h-[max(var(--gds-row),48px)] px-2 first:pl-4 last:pr-3 border-b whitespace-nowrap`;
// above the cells that scroll below it
const pinned = tw`z-[1] bg-surface`;
const inCard = tw`cards:h-auto coarse:cards:h-auto cards:p-0 cards:first:pl-0 cards:last:pr-0 cards:border-0 cards:max-w-none cards:w-auto`;

const areas: Record<CardArea, string> = {
  // positioned, so that all lines begin below the name
  check: tw`print:!hidden cards:block cards:!absolute cards:!left-4 cards:top-3`,
  name: tw`cards:block cards:order-2 cards:flex-[1_1_0] tiny:!flex-[1_1_112px] cards:min-w-0 cards:whitespace-normal cards:overflow-visible break-anywhere`,
  aside: tw`cards:block cards:order-3`,
  state: tw`cards:block cards:order-5 cards:flex-auto cards:min-w-0 cards:mt-1.5`,
  meta: tw`cards:block cards:order-6 cards:mt-1.5 cards:text-label cards:text-muted cards:whitespace-normal`,
  more: tw`cards:block cards:order-8 cards:flex-[0_1_auto] cards:min-w-0 cards:mt-1.5 cards:mr-2 cards:text-start cards:overflow-visible cards:text-label cards:whitespace-normal break-anywhere`,
  hidden: tw`cards:hidden`,
};

/** A cell of a table, or a piece of a card. */
export function Cell(props: CellProps) {
  const { children, priority = 1, area = "hidden", numeric, fit, clip, muted, pin, className, ...rest } = props;
  const { cards } = useTable();
  return (
    <td
      {...rest}
      // explicit, because the `display` of cards removes the role of a td
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
      role="cell"
      data-area={cards ? area : undefined}
      style={pin && pinStyle(pin)}
      className={cx(
        base,
        cards && cx(inCard, areas[area]),
        fit ? tw`w-[1%]` : tw`max-w-0`,
        numeric && tw`num`,
        clip && tw`overflow-hidden text-ellipsis`,
        muted && tw`text-muted`,
        priorityClass[priority],
        pinClass(pin),
        pin && pinned,
        className,
      )}
    >
      {children}
    </td>
  );
}
