export { AddressFields, PhoneFields } from "./contact-fields";
export { PersonFields } from "./person-fields";
export { ownChanges, ownProblem } from "./texts";
