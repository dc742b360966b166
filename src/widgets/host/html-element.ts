/*
 * The public types of the elements. Their comments are the source of custom-elements.json, of the JSX types and of the
 * reference tables in docs/embedding.md (build/face/public-face.ts). Run `npm run docs` after a change.
 * `@attribute` names a property's attribute and `@default` its default value. `@fires` names an event, which
 * widgets/events.ts describes. An attribute that only one element has is in that element's interface.
 */

import type { Start, Theme, TokenStorage } from "./attributes/attributes";

/**
 * What all elements have in common. Each attribute is also a property; null or undefined removes the attribute.
 * @fires gds-ready
 * @fires gds-login
 * @fires gds-logout
 * @fires gds-drift
 * @fires gds-error
 * @csspart root - The inner root. It contains everything except dialogs, menus and toasts, which are in the browser's top layer.
 * @cssproperty --gds-brand - The brand colour, as any CSS colour (`#1f6b3a`). The element takes its hue and its vividness and chooses the lightness itself. The drop stays red. Needs Chrome 119, Firefox 128 or Safari 18.
 * @cssproperty --gds-accent-h - The hue of the brand colour, in degrees of OKLCH: 22 is red, 150 is green, 255 is blue.
 * @cssproperty --gds-accent-c - The vividness (OKLCH chroma) of the brand colour: 0 is grey, 0.1 is muted, 0.185 is vivid.
 * @cssproperty --gds-radius - The radius of rounded corners.
 * @cssproperty --gds-row - The height of a table row.
 * @cssproperty --gds-font - The font family.
 * @cssproperty --gds-min-height - The smallest height of the element's background, for a page that contains nothing else: any length except a percentage.
 */
export interface WidgetHtmlElement extends HTMLElement {
  /**
   * The address of the API: a URL, or a path that begins with `/` on the page's own site. It ends in `/v2`.
   * @attribute api-base
   * @required
   */
  apiBase: string | null | undefined;
  /**
   * The address of the profile images. Without it, people have their initials instead of a picture.
   * @attribute uploads-base
   */
  uploadsBase: string | null | undefined;
  /**
   * The address of the live notifications. Without it, they come from the origin of `api-base`.
   * @attribute socket-url
   */
  socketUrl: string | null | undefined;
  /**
   * The association's reCAPTCHA site key for the sign-in. Without it, there is no check and no Google script.
   * @attribute recaptcha-site-key
   */
  recaptchaSiteKey: string | null | undefined;
  /**
   * The address of the privacy policy: an `https:` or `http:` URL, or a path (`/privacy`, `./privacy.html`).
   * @attribute privacy-url
   */
  privacyUrl: string | null | undefined;
  /**
   * The colour theme: `light`, `dark`, or `auto`, which follows the visitor's system. A theme that a user chooses in the
   * account settings overrides it.
   * @attribute theme
   * @default light
   */
  theme: Theme | null | undefined;
  /**
   * Where the session's tokens are stored: `cookie`, or `memory` for a page whose other scripts must not read them. With
   * `memory`, a reload signs the user out.
   * @attribute token-storage
   * @default cookie
   */
  tokenStorage: TokenStorage | null | undefined;
  /**
   * Whether the element may set the page's title: `on` or `off`. Without it, only the back office sets the title.
   * @attribute page-title
   */
  pageTitle: "on" | "off" | null | undefined;
  /**
   * The features, separated by spaces, whose data your server gives to visitors who aren't signed in: `zones` for the list of
   * zones in the sign-up, `settings` for the association's texts. Without it, the zone is a text field and the texts are the
   * default ones.
   * @attribute public-features
   */
  publicFeatures: string | null | undefined;
  /**
   * With `italiano`, all labels are Italian: “Modelli e-mail” instead of “Emails Template”, “Importazione” instead of “Importer”.
   * The first element of the page decides for all of them, before it is loaded.
   * @attribute labels
   */
  labels: "italiano" | null | undefined;
}

/**
 * The association's back office. Its screens have addresses behind `#/`.
 * @tag gds-backoffice
 * @fires gds-navigate
 * @fires gds-notification
 * @fires gds-registration-completed
 */
export interface GdsBackofficeElement extends WidgetHtmlElement {
  /**
   * Whether the top bar has a notification bell: `on`, or `off` if your site's header already has one.
   * @attribute bell
   * @default on
   */
  bell: "on" | "off" | null | undefined;
}

/**
 * The registration for a partner's page. New donors sign up, confirm their address and fill in the form; donors sign in and
 * see their status and their data.
 * @tag gds-donor-registration
 * @fires gds-registration-completed
 */
export interface GdsDonorRegistrationElement extends WidgetHtmlElement {
  /**
   * The first screen for a visitor who is signed out: `sign-up`, or `sign-in` for a page whose visitors are donors already.
   * @attribute start
   * @default sign-up
   */
  start: Start | null | undefined;
  /**
   * Where the link back to your site leads: an `https:` or `http:` URL, or a path that begins with `/`. Without it, there is
   * no link.
   * @attribute return-url
   */
  returnUrl: string | null | undefined;
  /**
   * The partner's name, as agreed with the association. It is sent with each sign-up, so that the association sees where
   * people come from. At most 100 characters; the rest is cut off.
   * @attribute partner
   */
  partner: string | null | undefined;
}

/**
 * The notification bell for a site's header: the number of unread notifications, and a drawer that lists them all.
 * @tag gds-notification-bell
 * @fires gds-notification
 */
export interface GdsNotificationBellElement extends WidgetHtmlElement {
  /**
   * What a visitor who is signed out sees: `hide` shows nothing, `invite` shows a bell without a number that leads to the
   * sign-in.
   * @attribute signed-out
   * @default hide
   */
  signedOut: "hide" | "invite" | null | undefined;
  /**
   * Where the bell leads: `drawer` opens its own drawer. The address of the page with the back office opens the drawer
   * there; a notification about a screen then opens that screen there, too. A URL, or a path (`/soci`, `./soci.html`).
   * @attribute open-in
   * @default drawer
   */
  openIn: string | null | undefined;
}
