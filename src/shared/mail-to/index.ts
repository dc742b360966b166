export { HANDED_KEY, handedTo, newSendingPlace, readHanded, type HandedRecipients } from "./handed-recipients";
export { recipientsOf, WriteButton } from "./write-button";
