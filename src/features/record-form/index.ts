export { FieldsSection, spans } from "./fields-section";
export type { OwnWords } from "./form-words";
export { RecordField } from "./record-field";
export { RecordForm } from "./record-form";
export { useHasDraft } from "./use-draft";
export { useRecordForm } from "./use-record-form";
