export { OpenedByOthers, OthersLine } from "./others";
export { useTellOpen } from "./use-others";
