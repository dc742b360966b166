export { DateInput } from "./date-input";
export { DayPicker } from "./day-picker";
export { schemaResolver } from "./schema-resolver";
export { keepRefusal, showFieldErrors } from "./server-errors";
