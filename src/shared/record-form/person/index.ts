export { AddressFields, PhoneFields } from "./contact-fields";
export { PersonFields } from "./person-fields";
export { useStaffWarnings } from "./staff-warnings";
export { ownChanges, ownProblem } from "./texts";
