export { HANDED_KEY, newSendingPlace, readHanded, type HandedRecipients } from "./handed-recipients";
export { WriteButton } from "./write-button";
