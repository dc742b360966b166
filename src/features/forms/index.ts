export { DateInput } from "./date-input";
export { DayPicker } from "./day-picker";
export { newPasswordSchema } from "./new-password-schema";
export { schemaResolver } from "./schema-resolver";
export { keepRefusal, showFieldErrors } from "./server-errors";
