export { StatusActionButton } from "./components/status-action-button";
export type { StatusAction } from "./status-action";
export { StatusMenu } from "./components/status-menu";
export { PapersButton, useRecordsPapers } from "./components/papers-button";
