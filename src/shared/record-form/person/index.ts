export { AddressFields } from "./contact-fields";
export { PersonFields } from "./person-fields";
export { PhoneFields } from "./phone-fields";
export { ownChanges, ownProblem } from "./texts";
