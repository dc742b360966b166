export { DateInput, type DateInputProps } from "./date-field";
export { schemaResolver } from "./schema-resolver";
export { useDraft } from "./use-draft";
