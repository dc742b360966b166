export { collectionDayHref, handedDonors } from "./handed-donors";
