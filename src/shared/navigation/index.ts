export { followRoutes, isPlainClick } from "./follow-routes";
export { opensHere, takeHandedEntry } from "./handed-entry";
export { mainMenuItems } from "./main-menu-items";
export type { PageProps, Preload } from "./page";
export { useRouteId, useTab } from "./route-hooks";
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
