import { createContext, useContext } from "react";

export type Density = "comfortable" | "compact";

/** The density of the table around a component: compact rows keep badges on one line. */
export const DensityContext = createContext<Density>("comfortable");

export const useDensity = (): Density => useContext(DensityContext);
