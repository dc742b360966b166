export { DateInput } from "./date-input";
export { DayPicker } from "./day-picker";
export { schemaResolver } from "./schema-resolver";
export { showFieldErrors } from "./server-errors";
