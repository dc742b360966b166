import type { ReactNode } from "react";
import type { OpenKind } from "../../../api/live/presence";
import { ContactText } from "../../../ui/display/contact-text";
import { cx, tw } from "../../../ui/tw";
import { OpenedByOthers } from "../../presence";
import { addressOf } from "../../navigation";
import { ROW_LINK } from "../opened-row";

interface NamedCellProps extends RowLinkProps {
  mark?: ReactNode;
  hint: string;
  truncatesHint?: boolean;
}

/** The first cell of a row: the name, which links to the record, and a hint below. */
export function NamedCell({ id, route, opens, mark, hint, truncatesHint = false, children }: NamedCellProps) {
  return (
    // On touch screens the padding keeps the link away from the table's header. Cards have no header.
    <span
      className={tw`flex min-w-0 tiny:flex-wrap items-center gap-3 py-1.5 coarse:py-3.5 cards:py-0 coarse:cards:py-0`}
    >
      {mark}
      <span
        className={tw`grid grid-cols-[minmax(0,1fr)] min-w-0 tiny:flex-[1_1_96px] whitespace-normal break-anywhere`}
      >
        <span>
          <RowLink id={id} route={route} opens={opens}>
            {children}
          </RowLink>
        </span>
        {hint && (
          <span
            className={cx(tw`text-label text-faint`, truncatesHint && tw`truncate`)}
            title={truncatesHint ? hint : undefined}
          >
            {truncatesHint ? hint : <ContactText>{hint}</ContactText>}
          </span>
        )}
      </span>
    </span>
  );
}

interface RowLinkProps {
  id: string;
  /** Route of the record, without "#". */
  route: string;
  /** If given, the cell names the people who have the record open. */
  opens?: OpenKind;
  children: ReactNode;
}

/** Links a row's name to its record. The row is the tab stop, and a click anywhere on it opens the record (`opened-row.ts`). */
export function RowLink({ id, route, opens, children }: RowLinkProps) {
  const link = (
    <a
      href={addressOf(route)}
      tabIndex={-1}
      {...{ [ROW_LINK]: id }}
      className={tw`hit rounded-[3px] font-strong text-ink no-underline underline-offset-[3px] hover:underline group-hover:underline focus-visible:outline-offset-[-2px]`}
    >
      {children}
    </a>
  );
  if (!opens) return link;
  return (
    <OpenedByOthers kind={opens} id={id}>
      {link}
    </OpenedByOthers>
  );
}
