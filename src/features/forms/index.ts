export { schemaResolver } from "./schema-resolver";
export { useDraft } from "./use-draft";
