export { followRoutes } from "./follow-routes";
export type { PageProps } from "./page-props";
export { addressOf, entryState, navigate, useEntryText, useHashLocation, useHashSearch } from "./hash-location";
