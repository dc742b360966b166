export { OwnRecordView } from "./own-record";

/** A page of its own file: the registration element, which shows the record, doesn't download the form with it. */
export const loadRegistrationPage = async () => ({ default: (await import("./registration-page")).RegistrationPage });
