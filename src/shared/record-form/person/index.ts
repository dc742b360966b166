export { AddressFields, PhoneFields } from "./contact-fields";
export { PersonFields } from "./person-fields";
export { ownProblem } from "./texts";
