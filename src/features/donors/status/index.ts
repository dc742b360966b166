export { StatusActionButton } from "./components/status-action-button";
export type { StatusAction } from "./status-action";
export { StatusMenu } from "./components/status-menu";
export { PaperFormButton, useRecordsPaperForms } from "./components/paper-form-button";
