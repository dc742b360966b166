export { texts as bellTexts } from "./bell-texts";
export { Bell, BellButton } from "./components/bell";

/** The query of an address of the back office that opens the drawer: a bell on another page leads there. */
export const OPEN_NOTIFICATIONS = "notifiche";
