import { createContext, useContext } from "react";

/** What the parts of a table know of it. */
interface TableFacts {
  /** Its rows become cards below 700px. */
  cards: boolean;
  /** The page holds some of its rows: each says which of all it is. */
  paged: boolean;
}

export const TableContext = createContext<TableFacts>({ cards: false, paged: false });

export const useTable = (): TableFacts => useContext(TableContext);
