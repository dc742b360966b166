import { createContext, useContext } from "react";

const nothing = () => undefined;
const EndSelectionContext = createContext<() => void>(nothing);

/** Provides the function that ends the selection to bulk actions. */
export const EndSelection = EndSelectionContext.Provider;

/** @returns the function that ends the list's selection; outside a list it does nothing */
export const useEndSelection = (): (() => void) => useContext(EndSelectionContext);
