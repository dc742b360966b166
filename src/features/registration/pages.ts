export { OwnRecordView } from "./own-record";
export { RegistrationPage } from "./registration-page";
