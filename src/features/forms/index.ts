export { DateInput, type DateInputProps } from "./date-field";
export { schemaResolver } from "./schema-resolver";
export { isIsoDay } from "./typed-day";
export { useDraft } from "./use-draft";
