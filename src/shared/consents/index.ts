export { ConsentsCard } from "./consents-card";
export { consentsAnswer, toldConsents, useConsents } from "./get-consents";
