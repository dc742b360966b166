export { SessionFailed } from "./session-failed";
export { SessionLoading } from "./session-loading";
export { texts as sessionTexts } from "./texts";
