export { HANDED_KEY, newSendingPlace, readHanded, type HandedRecipients } from "./handed-recipients";
export { recipientsOf, WriteButton } from "./write-button";
