export { type AccountSession, sessionsAnswer, useCloseSession } from "./account-session";
export { SessionList } from "./session-list";
