export { followRoutes } from "./follow-routes";
export type { PageProps } from "./page-props";
export {
  addressOf,
  entryState,
  navigate,
  ownEntries,
  useEntryText,
  useHashLocation,
  useHashSearch,
} from "./hash-location";
