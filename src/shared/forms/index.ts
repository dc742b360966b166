export { DateInput, DayPicker } from "./date-input";
export { dayMessage, isFullLength } from "./typed-day";
export { schemaResolver } from "./schema-resolver";
export { useTouched, type Touched } from "./use-touched";
export { SearchSelect } from "./search-select";
export { hasServerError, keepServerError, showFieldErrors } from "./server-errors";
