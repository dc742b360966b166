import type { ReadRequest } from "../../api/client/early-reads";
import type { SignOutReason } from "../../api/session/state";
import type { User } from "../../domain/entities";

export { followRoutes, isPlainClick } from "./follow-routes";
export { PageTitleContext, usePageTitlePart } from "./page-title";
export { opensHere, takeHandedEntry } from "./handed-entry";
export { mainMenuItems } from "./main-menu-items";
export { claimLocation, followAddress, locationAround, pageLocation, type AreaLocation } from "./area-location";
export { addressOf } from "./entries";
export {
  AreaLocationContext,
  useAreaLocation,
  useEntryText,
  useHashLocation,
  useHashSearch,
  useRouteId,
  useRoutePair,
  useStateForTab,
  useTab,
} from "./use-area-location";

/** Settings of the element and facts about the previous session, for every page. */
export interface PageProps {
  recaptchaSiteKey: string | null;
  privacyUrl: string | null;
  /** Why the previous session ended; null without one. */
  ended: SignOutReason | null;
  /** Called with the donor's id when the registration form was sent. */
  onRegistered: (userId: string) => void;
}

/** The part of the location that a page's first reads depend on. */
interface PageLocation {
  path: string;
  /** The query inside the hash. */
  search: URLSearchParams;
  /** The state of the history entry; null if it is another user's, or if the user isn't known yet. */
  state: Record<string, unknown> | null;
}

/**
 * Returns a page's first reads, so that they are requested before the page's code has loaded. Called with null while the
 * user is unknown; reads that depend on a role or an id come with the second call, when the user is known.
 */
export type Preload = (place: PageLocation, user: User | null) => ReadRequest[];
