import { defineWidget } from "../element";
import { NotificationBell } from "./notification-bell";

defineWidget("gds-notification-bell", NotificationBell, { inline: true });
