/** The public types for embedders. The code is in `autoload.ts`. */
import type { GdsEvent, GdsEventDetails } from "./events";
import type {
  GdsBackofficeElement,
  GdsDonorRegistrationElement,
  GdsNotificationBellElement,
} from "./host/html-element";

export type { Transport } from "../api/transport";
export { setTransport } from "./autoload";
export type { GdsEvent, GdsEventDetails, GdsEventName, LogoutReason } from "./events";
export type {
  GdsBackofficeElement,
  GdsDonorRegistrationElement,
  GdsNotificationBellElement,
  WidgetHtmlElement,
} from "./host/html-element";

declare global {
  interface HTMLElementTagNameMap {
    "gds-backoffice": GdsBackofficeElement;
    "gds-donor-registration": GdsDonorRegistrationElement;
    "gds-notification-bell": GdsNotificationBellElement;
  }
  interface HTMLElementEventMap extends GdsEventMap {}
  interface DocumentEventMap extends GdsEventMap {}
}

type GdsEventMap = { [Name in keyof GdsEventDetails]: GdsEvent<Name> };
