export { RecordEditPage } from "./record-edit-page";
export { useBeginning } from "./use-beginning";
export { useRecordCalls, type RecordSource } from "./use-record-calls";
