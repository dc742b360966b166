export { texts as bellTexts } from "./bell-texts";
export { Bell, BellButton } from "./components/bell";

/** The query parameter of the back office that opens the drawer, for a bell on another page. */
export const OPEN_NOTIFICATIONS = "notifiche";
