export { DateInput } from "./date-input";
export { schemaResolver } from "./schema-resolver";
export { showFieldErrors } from "./server-errors";
