export { DateInput, DayPicker } from "./date-input";
export { dayMessage, isTypedOut } from "./typed-day";
export { schemaResolver } from "./schema-resolver";
export { useTouched, type Touched } from "./use-touched";
export { SearchSelect } from "./search-select";
export { keepRefusal, showFieldErrors } from "./server-errors";
