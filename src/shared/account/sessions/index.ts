export { sessionsAnswer, type AccountSession } from "./account-session";
export { SessionList } from "./session-list";
export { useCloseSession } from "./use-close-session";
