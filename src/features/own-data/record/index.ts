export { OwnDataCard } from "./components/own-data-card";
export { ownRecordAnswer, useOwnRecord, type OwnRecord, type OwnRecordAnswer } from "./requests/get-own-record";
export { readStoredDraft, type StoredDraft } from "./requests/stored-draft";
export { STATUS_MEANINGS } from "./status-meanings";

/** Its screen; whoever only reads the record doesn't wait for it. */
export const loadOwnRecord = async () => ({ default: (await import("./own-record-page")).OwnRecordView });
