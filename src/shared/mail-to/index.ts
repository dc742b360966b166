export { HANDED_KEY, readHanded, type HandedRecipients } from "./handed-recipients";
export { newSendingPlace } from "./new-sending-place";
export { WriteButton } from "./write-button";
