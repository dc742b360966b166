export { followRoutes } from "./follow-routes";
export { opensHere, takeHandedEntry } from "./handed-entry";
export { mainMenuItems } from "./main-menu-items";
export { isPlainClick } from "./plain-click";
export type { PageProps } from "./page-props";
export type { Preload } from "./preload";
export { useTab } from "./use-tab";
export { useRouteId } from "./use-route-id";
export {
  addressOf,
  currentRoute,
  entryState,
  entryStateOf,
  leaveForm,
  leaveSession,
  navigate,
  notify,
  setEntryOwner,
  setLeaveGate,
  useEntryText,
  useHashLocation,
  useHashSearch,
} from "./hash-location";
