import { createContext, useContext } from "react";

/** The settings of a table, for its parts. */
interface TableSettings {
  /** Whether its rows become cards below 700px. */
  cards: boolean;
  /** Whether only some of its rows are rendered, so that each row has an index. */
  paged: boolean;
}

export const TableContext = createContext<TableSettings>({ cards: false, paged: false });

export const useTable = (): TableSettings => useContext(TableContext);
