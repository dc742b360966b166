export { SessionFailed, SessionLoading } from "./session-failed";
export { texts as sessionTexts } from "./texts";
