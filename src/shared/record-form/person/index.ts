export { AddressFields, PhoneFields } from "./contact-fields";
export { PersonFields } from "./person-fields";
export { codeWarnings, UNKNOWN_PLACES } from "./code-warnings";
export { usePlaces } from "./place-field";
export { ownChanges, ownProblem, texts as personTexts } from "./texts";
