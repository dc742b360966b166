import type { SignOutReason } from "../../api/session/state";

/** What every page is given of the element's settings and of the session before it; a page takes what it needs. */
export interface PageProps {
  recaptchaSiteKey: string | null;
  privacyUrl: string | null;
  /** Why the former session ended; null when there was none. */
  ended: SignOutReason | null;
  /** To be told whose registration form was sent. */
  onRegistered: (userId: string) => void;
}
