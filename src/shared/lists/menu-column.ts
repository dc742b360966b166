import type { ReactNode } from "react";
import type { ListColumn } from "./list-column";
import { texts } from "./texts";

/** The last column of a list: a row's "…", what can be done with it. Files have nothing of it. */
export const menuColumn = <Row>(cell: (row: Row) => ReactNode): ListColumn<Row> => ({
  id: "actions",
  label: texts.actions,
  width: 64,
  area: "aside",
  unprinted: true,
  fields: [],
  cell,
});
