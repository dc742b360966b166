import { createContext } from "react";

/** Leads to the properties of the chosen block: beside the mail, or in a sheet where there is no room. */
export const OpenPropertiesContext = createContext<() => void>(() => undefined);
