export { CollectionDayOutcomePage } from "./collection-day-outcome-page";
export { CollectionDayPage } from "./collection-day-page";
