/*
 * The public face: what stands here in comments is what custom-elements.json, the tables of docs/embedding.md and the
 * JSX types say (build/face/public-face.ts; `npm run docs` after a change). A property with `@attribute` is one; `@fires`
 * names an event of widgets/events.ts, which says the rest. What one element alone takes stands in its own interface.
 */

import type { Start, Theme, TokenStorage } from "./attributes";

/**
 * An element of ours as a script sees it: its attributes are properties, too; null or undefined takes one away.
 * @fires gds-ready
 * @fires gds-login
 * @fires gds-logout
 * @fires gds-drift
 * @fires gds-error
 * @csspart root - the inner root, around everything that is not in the top layer
 * @cssproperty --gds-brand - the brand colour, any of CSS (`#1f6b3a`): its hue and vividness are taken, lightness stays ours; the drop stays red. Understood from Chrome 119, Firefox 128 and Safari 18 on
 * @cssproperty --gds-accent-h - hue of the brand colour, in degrees of oklch: 22 red, 255 blue, 150 green
 * @cssproperty --gds-accent-c - its vividness: 0 grey, 0.1 muted, 0.185 vivid
 * @cssproperty --gds-radius - roundness of corners
 * @cssproperty --gds-row - height of a table's row
 * @cssproperty --gds-font - font family
 * @cssproperty --gds-min-height - how far down the element's ground reaches below a short page: any length but a percentage
 */
export interface WidgetHtmlElement extends HTMLElement {
  /**
   * where the API is: an address, or a path of the page's own site; ends in `/v2`
   * @attribute api-base
   * @required
   */
  apiBase: string | null | undefined;
  /**
   * where profile images are
   * @attribute uploads-base
   */
  uploadsBase: string | null | undefined;
  /**
   * where live notifications come from; the origin of `api-base` when missing
   * @attribute socket-url
   */
  socketUrl: string | null | undefined;
  /**
   * the association's key for reCAPTCHA at the sign-in; without it no check is made and no script of Google's is loaded
   * @attribute recaptcha-site-key
   */
  recaptchaSiteKey: string | null | undefined;
  /**
   * the privacy policy: `https:` or `http:`, or a path (`/privacy`, `./privacy.html`)
   * @attribute privacy-url
   */
  privacyUrl: string | null | undefined;
  /**
   * `light` (default), `dark` or `auto`; a person's own choice in the account settings wins
   * @attribute theme
   */
  theme: Theme | null | undefined;
  /**
   * `cookie` (default; of two APIs on one page one has the cookies, the other keeps its tokens in memory), or `memory` for a
   * page whose other scripts are not to be trusted with the tokens: a reload then signs out
   * @attribute token-storage
   */
  tokenStorage: TokenStorage | null | undefined;
  /**
   * `on` or `off`: whether the element may set the page's title; on in the back office alone when missing
   * @attribute page-title
   */
  pageTitle: "on" | "off" | null | undefined;
}

/**
 * The back office of the association, with hash routes of its own.
 * @tag gds-backoffice
 * @fires gds-navigate
 * @fires gds-notification
 * @fires gds-registration-completed
 */
export interface GdsBackofficeElement extends WidgetHtmlElement {
  /**
   * `on` (default), or `off` where the site's header has a bell of its own: it then shows what is new, and its drawer
   * @attribute bell
   */
  bell: "on" | "off" | null | undefined;
}

/**
 * For a partner's page: sign up, confirm the address and fill in the form; who is a donor already signs in and sees the own
 * status and data.
 * @tag gds-donor-registration
 * @fires gds-registration-completed
 */
export interface GdsDonorRegistrationElement extends WidgetHtmlElement {
  /**
   * what somebody who is signed out sees first: `sign-up` (default), or `sign-in` for pages of people who are donors already
   * @attribute start
   */
  start: Start | null | undefined;
  /**
   * where a link below leads back to: `https:` or `http:`, or a path of the page's own site; no link when missing
   * @attribute return-url
   */
  returnUrl: string | null | undefined;
  /**
   * whose page it is, by the name that the association gave them, at most 100 characters: it goes with a sign-up, so that the
   * association sees where people come from
   * @attribute partner
   */
  partner: string | null | undefined;
}

/**
 * How many notifications are not dismissed, and a drawer with all of them; nothing, or an invitation, when signed out.
 * @tag gds-notification-bell
 * @fires gds-notification
 */
export interface GdsNotificationBellElement extends WidgetHtmlElement {
  /**
   * `hide` (default): who is signed out sees nothing; `invite`: a bell without a count, which leads to the sign-in
   * @attribute signed-out
   */
  signedOut: "hide" | "invite" | null | undefined;
  /**
   * where a press leads: `drawer` (default), or the address of the page with the back office, which then shows the drawer;
   * a notification that names a screen opens it there, too
   * @attribute open-in
   */
  openIn: string | null | undefined;
}
