export { AddressFields } from "./address-fields";
export { ownProblem } from "./own-problem";
export { PersonFields } from "./person-fields";
export { PhoneFields } from "./phone-fields";
