export { DateInput } from "./date-input";
export { schemaResolver } from "./schema-resolver";
export { useDraft } from "./use-draft";
