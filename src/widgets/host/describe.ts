import type { GdsEventName } from "../events";
import type { AttributeName } from "./attributes";

/** What the public face says of itself: `custom-elements.json` is made from it. No product code reads it. */
export const ELEMENTS = {
  "gds-backoffice": "The back office of the association, with hash routes of its own.",
  "gds-donor-registration": "Sign in, then the donor's own status and data, on a partner's page.",
  "gds-notification-bell":
    "How many notifications are not dismissed, and a drawer with all of them; nothing when signed out.",
};

export const ATTRIBUTE_NOTES: Record<AttributeName, string> = {
  "api-base": "Required. Address of the API, ends in /v2; a path of the page's own site is allowed.",
  "uploads-base": "Address that profile images are loaded from.",
  "socket-url": "Address of the live notifications' socket. Default: the origin of api-base.",
  "recaptcha-site-key": "Switches on reCAPTCHA at the sign-in form.",
  "privacy-url": "Address of the association's privacy policy.",
  theme: "Default light; auto follows the person's system. A person's own choice, kept in the browser, wins.",
  "token-storage": "Where the session's tokens are kept. memory, for pages whose other scripts are not trusted.",
  "page-title": "Whether the element sets document.title. Default: on for the back office, off for the others.",
};

export const EVENT_NOTES: Record<GdsEventName, string> = {
  "gds-ready": "The element shows its first screen. Detail: tag, version.",
  "gds-login": "Somebody signed in. Detail: user with _id and role.",
  "gds-logout": "The session ended. Detail: reason (user, expired, other-tab).",
  "gds-navigate": "Another screen is shown. Detail: path without query, title.",
  "gds-notification": "A live notification arrived. Detail: _id.",
  "gds-registration-completed": "A donor sent the registration form. Detail: userId.",
  "gds-drift":
    "An answer of the server differs from docs/openapi.yaml, once for each place and kind. Detail: path, kind (missing, disguised, unreadable, shape); never a value.",
  "gds-error": "Something went wrong that the element shows. Detail: code, message.",
};

export const PARTS = { root: "The inner root, around everything that is not in the top layer." };

export const PROPERTY_NOTES = {
  "--gds-accent-h": "Hue of the brand colour, in degrees of oklch.",
  "--gds-accent-c": "Its vividness, 0 grey to 0.185 vivid.",
  "--gds-radius": "Roundness of corners.",
  "--gds-row": "Height of a table's row.",
  "--gds-font": "Font family.",
  "--gds-min-height": "How far down the element's ground reaches below a short page. Default 0px.",
};
