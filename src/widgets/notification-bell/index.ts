import { endpoints } from "../../api/endpoints";
import { defineWidget } from "../element";
import { NotificationBell } from "./notification-bell";

defineWidget("gds-notification-bell", NotificationBell, {
  inline: true,
  firstReads: () => [{ path: endpoints.notifications() }],
});
