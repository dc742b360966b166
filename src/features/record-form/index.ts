export { CardSection, FieldsSection, spans } from "./fields-section";
export { LeaveDialog } from "./leave-dialog";
export type { OwnWords } from "./form-words";
export { RecordField } from "./record-field";
export { RecordForm } from "./record-form";
export { useHasDraft } from "./use-draft";
export { goBack, releaseLeaveGuard, useLeaveGuard } from "./use-leave-guard";
export { useSaveKey } from "./use-save-key";
export { useRecordForm, type RecordFormState, type SaveConflict, type SaveWay } from "./use-record-form";
