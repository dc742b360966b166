export { sessionsAnswer, type AccountSession } from "./account-session";
export { SessionList } from "./session-list";
