/** What a menu and a group of the main menu show when they are open. One file, because one press opens either. */
export { MenuPanel } from "../main-menu/menu-panel";
export { MenuPopup } from "./menu-popup";
