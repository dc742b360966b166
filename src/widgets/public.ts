/** The types that an embedder sees; the code is the autoloader's. */
import type { GdsEvent, GdsEventDetails } from "./events";
import type { WidgetHtmlElement } from "./host/html-element";

export type { Transport } from "../api/transport";
export { setTransport } from "./autoload";
export type { GdsEvent, GdsEventDetails, GdsEventName, LogoutReason } from "./events";
export type { WidgetHtmlElement } from "./host/html-element";

declare global {
  interface HTMLElementTagNameMap {
    "gds-backoffice": WidgetHtmlElement;
    "gds-donor-registration": WidgetHtmlElement;
    "gds-notification-bell": WidgetHtmlElement;
  }
  interface HTMLElementEventMap extends GdsEventMap {}
  interface DocumentEventMap extends GdsEventMap {}
}

type GdsEventMap = { [Name in keyof GdsEventDetails]: GdsEvent<Name> };
