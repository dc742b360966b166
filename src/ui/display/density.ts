import { createContext, useContext } from "react";

export type Density = "comfortable" | "compact";

/** How tight the table around a component is: compact rows keep badges on one line. */
export const DensityContext = createContext<Density>("comfortable");

export const useDensity = (): Density => useContext(DensityContext);
