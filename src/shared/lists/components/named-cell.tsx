import type { ReactNode } from "react";
import type { OpenKind } from "../../../api/live/presence";
import { ContactText } from "../../../ui/display/contact-text";
import { cx, tw } from "../../../ui/tw";
import { OpenedByOthers } from "../../presence";
import { addressOf } from "../../navigation";
import { ROW_LINK } from "../opened-row";

interface NamedCellProps extends RowLinkProps {
  mark?: ReactNode;
  more: string;
  clipsMore?: boolean;
}

/** The first cell in two lines: the name, which links to the record, and a hint. */
export function NamedCell({ id, route, opens, mark, more, clipsMore = false, children }: NamedCellProps) {
  return (
    // On touch screens the link keeps its distance from the table's head. Cards have no head.
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
        {more && (
          <span
            className={cx(tw`text-label text-faint`, clipsMore && tw`truncate`)}
            title={clipsMore ? more : undefined}
          >
            {clipsMore ? more : <ContactText>{more}</ContactText>}
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
  /** Given: the people who have the record open are named beside the link. */
  opens?: OpenKind;
  children: ReactNode;
}

/** The name of a row as a link to its record. The whole row opens the record (`opened-row.ts`), and is the tab stop. */
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
