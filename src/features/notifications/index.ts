export { texts as bellTexts } from "./bell-texts";
export { Bell } from "./components/bell";
export { BellButton } from "./components/bell-button";
