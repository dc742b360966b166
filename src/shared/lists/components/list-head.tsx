import type { ReactNode } from "react";
import { HeaderCell, type SortDirection } from "../../../ui/table/header-cell";
import type { Pin } from "../../../ui/table/pin";
import { ResizeHandle } from "../../../ui/table/resize-handle";
import { COLUMN_WIDTHS } from "../column-layout";
import type { ColumnLook } from "../list-column";
import { isDescending, nextSort, sortField, type SortOrder } from "../list-view";
import { texts } from "../texts";
import { cssWidth } from "./table-widths";

interface ListHeadProps {
  label: string;
  /** Of the columns that can be made wider. */
  first: boolean;
  look: ColumnLook;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  pin: Pin | undefined;
  /** Given: a button that chooses rows by the column. */
  tool?: ReactNode;
  /** In px, as it is being changed; `done` with the last one. */
  onResize: (width: number, done: boolean) => void;
  /** The column gets its own width back. */
  onReset: () => void;
}

const directionOf = (field: string, sort: SortOrder): SortDirection => {
  if (sortField(sort) !== field) return "none";
  return isDescending(sort) ? "descending" : "ascending";
};

/** The head of a column: pressed, it sorts by it, and turns round the order that it has; its edge changes the width. */
export function ListHead({ label, first, look, sort, onSort, pin, tool, onResize, onReset }: ListHeadProps) {
  const { sort: field, priority, numeric } = look;
  const sorting = field !== undefined && {
    sort: directionOf(field, sort),
    onSort: () => onSort(nextSort(sort, field)),
  };
  return (
    <HeaderCell
      width={look.widthClass ? undefined : cssWidth(look)}
      className={look.widthClass}
      priority={priority}
      numeric={numeric}
      unprinted={look.unprinted}
      pin={pin}
      tool={tool}
      resize={
        <ResizeHandle
          label={texts.widthOf(label)}
          hint={texts.resizeHint}
          first={first}
          {...COLUMN_WIDTHS}
          onResize={onResize}
          onReset={onReset}
        />
      }
      {...sorting}
    >
      {label}
    </HeaderCell>
  );
}
