export { OwnDataCard } from "./components/own-data-card";
export { donationsUnknown } from "./donations-unknown";
export { ownRecordAnswer, useOwnRecord, type OwnRecord, type OwnRecordAnswer } from "./requests/get-own-record";
export { readStoredDraft, type StoredDraft } from "./requests/stored-draft";
export { suspensionOf } from "./suspension-of";
export { STATUS_MEANINGS } from "./status-meanings";
export { useReasonForDonor } from "./use-reason-for-donor";
