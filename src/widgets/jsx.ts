/**
 * Types for pages written in React with TypeScript: `import type {} from "gds-widgets/jsx"` adds the tags to JSX.
 * `npm run docs` generates this file from src/widgets/host/html-element.ts.
 */
import type { GdsEvent, GdsEventName } from "./events";

type Tag<Attributes> = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;

/** React 19 listens to the events of custom elements by props such as `ongds-ready={...}`. */
type Handlers<Names extends GdsEventName> = { [Name in Names as `on${Name}`]?: (event: GdsEvent<Name>) => void };

interface SharedAttributes {
  /** The address of the API: a URL, or a path that begins with `/` on the page's own site. It ends in `/v2`. */
  "api-base": string;
  /** The address of the profile images. Without it, people have their initials instead of a picture. */
  "uploads-base"?: string;
  /** The address of the live notifications. Without it, they come from the origin of `api-base`. */
  "socket-url"?: string;
  /** The association's reCAPTCHA site key for the sign-in. Without it, there is no check and no Google script. */
  "recaptcha-site-key"?: string;
  /** The address of the privacy policy: an `https:` or `http:` URL, or a path (`/privacy`, `./privacy.html`). */
  "privacy-url"?: string;
  /** The colour theme: `light`, `dark`, or `auto`, which follows the visitor's system. A theme that a user chooses in the account settings overrides it. Default: `light`. */
  theme?: "light" | "dark" | "auto";
  /** Where the session's tokens are stored: `cookie`, or `memory` for a page whose other scripts must not read them. With `memory`, a reload signs the user out. Default: `cookie`. */
  "token-storage"?: "cookie" | "memory";
  /** Whether the element may set the page's title: `on` or `off`. Without it, only the back office sets the title. */
  "page-title"?: "on" | "off";
  /** The features, separated by spaces, whose data your server gives to visitors who aren't signed in: `zones` for the list of zones in the sign-up, `settings` for the association's texts. Without it, the zone is a text field and the texts are the default ones. */
  "public-features"?: string;
  /** With `italiano`, all labels are Italian: “Modelli e-mail” instead of “Emails Template”, “Importazione” instead of “Importer”. The first element of the page decides for all of them, before it is loaded. */
  labels?: "italiano";
}

/** The association's back office. Its screens have addresses behind `#/`. */
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
  /** Whether the top bar has a notification bell: `on`, or `off` if your site's header already has one. Default: `on`. */
  bell?: "on" | "off";
}

/** The registration for a partner's page. New donors sign up, confirm their address and fill in the form; donors sign in and see their status and their data. */
interface GdsDonorRegistrationAttributes
  extends
    SharedAttributes,
    Handlers<"gds-ready" | "gds-login" | "gds-logout" | "gds-drift" | "gds-error" | "gds-registration-completed"> {
  /** The first screen for a visitor who is signed out: `sign-up`, or `sign-in` for a page whose visitors are donors already. Default: `sign-up`. */
  start?: "sign-up" | "sign-in";
  /** Where the link back to your site leads: an `https:` or `http:` URL, or a path that begins with `/`. Without it, there is no link. */
  "return-url"?: string;
  /** The partner's name, as agreed with the association. It is sent with each sign-up, so that the association sees where people come from. At most 100 characters; the rest is cut off. */
  partner?: string;
}

/** The notification bell for a site's header: the number of unread notifications, and a drawer that lists them all. */
interface GdsNotificationBellAttributes
  extends
    SharedAttributes,
    Handlers<"gds-ready" | "gds-login" | "gds-logout" | "gds-drift" | "gds-error" | "gds-notification"> {
  /** What a visitor who is signed out sees: `hide` shows nothing, `invite` shows a bell without a number that leads to the sign-in. Default: `hide`. */
  "signed-out"?: "hide" | "invite";
  /** Where the bell leads: `drawer` opens its own drawer. The address of the page with the back office opens the drawer there; a notification about a screen then opens that screen there, too. A URL, or a path (`/soci`, `./soci.html`). Default: `drawer`. */
  "open-in"?: string;
}

// not `declare module "react"`: through a `file:` link, that would be the copy of React's types beside this package
declare global {
  namespace React.JSX {
    interface IntrinsicElements {
      "gds-backoffice": Tag<GdsBackofficeAttributes>;
      "gds-donor-registration": Tag<GdsDonorRegistrationAttributes>;
      "gds-notification-bell": Tag<GdsNotificationBellAttributes>;
    }
  }
}
