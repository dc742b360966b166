export { RecordEditPage, useInitialValue } from "./record-edit-page";
export { useRecordCalls, type RecordSource } from "./use-record-calls";
