import type { Theme, TokenStorage } from "./attributes";

/** An element of ours as a script sees it: its attributes are properties, too; null or undefined takes one away. */
export interface WidgetHtmlElement extends HTMLElement {
  apiBase: string | null | undefined;
  uploadsBase: string | null | undefined;
  socketUrl: string | null | undefined;
  recaptchaSiteKey: string | null | undefined;
  privacyUrl: string | null | undefined;
  theme: Theme | null | undefined;
  tokenStorage: TokenStorage | null | undefined;
  pageTitle: "on" | "off" | null | undefined;
}
