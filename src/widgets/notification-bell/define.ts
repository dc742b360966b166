import { endpoints } from "../../api/endpoints";
import { defineWidget } from "../element";
import { NotificationBell } from "./notification-bell";

/** Defines `<gds-notification-bell>`, unless its name is taken. */
export function define(): void {
  defineWidget("gds-notification-bell", NotificationBell, {
    inline: true,
    firstReads: () => () => [{ path: endpoints.notifications() }],
  });
}
