export { DeletionNotice } from "./deletion-notice";
export { deletionRequestsAnswer } from "./requests";
