/** By which rule of their own women of childbearing age give whole blood. */
export type ChildbearingWay = "yearly" | "interval" | "both";
