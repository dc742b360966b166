/**
 * For pages written in React with TypeScript: `import type {} from "gds-widgets/jsx"` makes the tags known to JSX.
 * Made from src/widgets/host/html-element.ts by `npm run docs`.
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { GdsEvent, GdsEventName } from "./events";

type Tag<Attributes> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;

/** As React 19 listens to events of custom elements: `ongds-ready={...}`. */
type Handlers<Names extends GdsEventName> = { [Name in Names as `on${Name}`]?: (event: GdsEvent<Name>) => void };

interface SharedAttributes {
  /** where the API is: an address, or a path of the page's own site; ends in `/v2` */
  "api-base": string;
  /** where profile images are */
  "uploads-base"?: string;
  /** where live notifications come from; the origin of `api-base` when missing */
  "socket-url"?: string;
  /** the association's key for reCAPTCHA at the sign-in; without it no check is made and no script of Google's is loaded */
  "recaptcha-site-key"?: string;
  /** the privacy policy: `https:` or `http:`, or a path (`/privacy`, `./privacy.html`) */
  "privacy-url"?: string;
  /** `light` (default), `dark` or `auto`; a person's own choice in the account settings wins */
  theme?: "light" | "dark" | "auto";
  /** `cookie` (default; of two APIs on one page one has the cookies, the other keeps its tokens in memory), or `memory` for a page whose other scripts are not to be trusted with the tokens: a reload then signs out */
  "token-storage"?: "cookie" | "memory";
  /** `on` or `off`: whether the element may set the page's title; on in the back office alone when missing */
  "page-title"?: "on" | "off";
}

/** The back office of the association, with hash routes of its own. */
interface GdsBackofficeAttributes
  extends
    SharedAttributes,
    Handlers<
      | "gds-ready"
      | "gds-login"
      | "gds-logout"
      | "gds-drift"
      | "gds-error"
      | "gds-navigate"
      | "gds-notification"
      | "gds-registration-completed"
    > {
  /** `on` (default), or `off` where the site's header has a bell of its own: it then shows what is new, and its drawer */
  bell?: "on" | "off";
}

/** For a partner's page: sign up, confirm the address and fill in the form; who is a donor already signs in and sees the own status and data. */
interface GdsDonorRegistrationAttributes
  extends
    SharedAttributes,
    Handlers<"gds-ready" | "gds-login" | "gds-logout" | "gds-drift" | "gds-error" | "gds-registration-completed"> {
  /** what somebody who is signed out sees first: `sign-up` (default), or `sign-in` for pages of people who are donors already */
  start?: "sign-up" | "sign-in";
  /** where a link below leads back to: `https:` or `http:`, or a path of the page's own site; no link when missing */
  "return-url"?: string;
  /** whose page it is, by the name that the association gave them, at most 100 characters: it goes with a sign-up, so that the association sees where people come from */
  partner?: string;
}

/** How many notifications are not dismissed, and a drawer with all of them; nothing, or an invitation, when signed out. */
interface GdsNotificationBellAttributes
  extends
    SharedAttributes,
    Handlers<"gds-ready" | "gds-login" | "gds-logout" | "gds-drift" | "gds-error" | "gds-notification"> {
  /** `hide` (default): who is signed out sees nothing; `invite`: a bell without a count, which leads to the sign-in */
  "signed-out"?: "hide" | "invite";
  /** where a press leads: `drawer` (default), or the address of the page with the back office, which then shows the drawer; a notification that names a screen opens it there, too */
  "open-in"?: string;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "gds-backoffice": Tag<GdsBackofficeAttributes>;
      "gds-donor-registration": Tag<GdsDonorRegistrationAttributes>;
      "gds-notification-bell": Tag<GdsNotificationBellAttributes>;
    }
  }
}
