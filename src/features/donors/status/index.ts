export type { StatusAction } from "./status-action";
export { StatusActionButton, StatusMenu } from "./components/status-menu";
export { PaperFormButton, useCanRecordPaperForms } from "./paper-form/paper-form-button";
