import type { ReactNode } from "react";
import type { OpenKind } from "../../../api/live/presence";
import { ContactWords } from "../../../ui/display/contact-words";
import { cx, tw } from "../../../ui/tw";
import { OpenedByOthers } from "../../presence";
import { RowLink } from "./row-link";

interface NamedCellProps {
  /** The row's. */
  id: string;
  /** The record's, without "#". */
  route: string;
  /** What the record is to those who have it open: they are told beside the name. */
  opens?: OpenKind;
  /** Before both lines: a picture, a sign. */
  mark?: ReactNode;
  /** The quieter line below the name; none where it is empty. */
  more: string;
  /** The second line stays one line, cut with an ellipsis. */
  clipsMore?: boolean;
  /** The name. */
  children: ReactNode;
}

/** A row's first cell in two lines: the name, which leads to the record, and what else tells it from others. */
export function NamedCell({ id, route, opens, mark, more, clipsMore = false, children }: NamedCellProps) {
  const link = (
    <RowLink id={id} route={route}>
      {children}
    </RowLink>
  );
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
          {opens ? (
            <OpenedByOthers kind={opens} id={id}>
              {link}
            </OpenedByOthers>
          ) : (
            link
          )}
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
