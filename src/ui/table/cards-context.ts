import { createContext, useContext } from "react";

/** Whether the rows of the table around become cards below 700px. */
export const CardsContext = createContext(false);

export const useCards = (): boolean => useContext(CardsContext);
