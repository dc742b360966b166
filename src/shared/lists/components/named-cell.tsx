import type { ReactNode } from "react";
import type { OpenKind } from "../../../api/live/presence";
import { ContactWords } from "../../../ui/display/contact-words";
import { cx, tw } from "../../../ui/tw";
import { OpenedByOthers } from "../../presence";
import { addressOf } from "../../navigation";
import { ROW_LINK } from "../opened-row";

interface NamedCellProps extends RowLinkProps {
  /** Before both lines: a picture, a sign. */
  mark?: ReactNode;
  /** The quieter line below the name; none where it is empty. */
  more: string;
  /** The second line stays one line, cut with an ellipsis. */
  clipsMore?: boolean;
}

/** A row's first cell in two lines: the name, which leads to the record, and what else tells it from others. */
export function NamedCell({ id, route, opens, mark, more, clipsMore = false, children }: NamedCellProps) {
  return (
    // On touch screens the first row's name keeps its distance from the head of the table. Cards have no head.
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
            {clipsMore ? more : <ContactWords>{more}</ContactWords>}
          </span>
        )}
      </span>
    </span>
  );
}

interface RowLinkProps {
  /** Id of the row. */
  id: string;
  /** Route of the record, without "#". */
  route: string;
  /** Given: the people who have the record open are named beside the link. */
  opens?: OpenKind;
  /** The name. */
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
