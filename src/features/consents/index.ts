export { ConsentsCard } from "./consents-card";
export { consentsAnswer, useConsents } from "./get-consents";
