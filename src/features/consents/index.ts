export { ConsentsCard } from "./consents-card";
