import { createContext, useContext } from "react";

const nothing = () => undefined;
const EndSelectionContext = createContext<() => void>(nothing);

/** Gives the windows of bulk actions the way to end the selection that they were opened for. */
export const EndSelection = EndSelectionContext.Provider;

/** @returns how to end the selection around the caller; outside a list it does nothing */
export const useEndSelection = (): (() => void) => useContext(EndSelectionContext);
