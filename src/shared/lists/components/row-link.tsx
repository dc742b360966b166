import type { ReactNode } from "react";
import { tw } from "../../../ui/tw";
import { addressOf } from "../../navigation";
import { ROW_LINK } from "../opened-row";

interface RowLinkProps {
  /** The row's. */
  id: string;
  /** The record's, without "#". */
  route: string;
  children: ReactNode;
}

/** The name of a row, which leads to its record: the whole row opens it (`opened-row.ts`). The row is the keyboard's stop. */
export const RowLink = ({ id, route, children }: RowLinkProps) => (
  <a
    href={addressOf(route)}
    tabIndex={-1}
    {...{ [ROW_LINK]: id }}
    className={tw`hit rounded-[3px] font-strong text-ink no-underline underline-offset-[3px] hover:underline group-hover:underline focus-visible:outline-offset-[-2px]`}
  >
    {children}
  </a>
);
