export { OpenedByOthers } from "./opened-by-others";
export { OthersLine } from "./others-line";
export { useTellOpen } from "./use-others";
