export { HANDED_KEY, readHanded, type HandedRecipients } from "./handed-recipients";
export { newSendingPlace } from "./handed-recipients";
export { WriteButton } from "./write-button";
