import { endpoints } from "../../../api/endpoints";
import { useOptionalQuery } from "../../../api/react/use-optional-query";
import { sessionsAnswer, useCloseSession } from "../../../shared/sessions";

/** Where the own account is signed in; "lacking" where the server doesn't tell. */
export const useSessions = () => useOptionalQuery("sessions", { path: endpoints.sessions(), schema: sessionsAnswer });

/** Ends one of the own sessions. */
export const useCloseOwnSession = () => useCloseSession(endpoints.sessions(), endpoints.session, "close own session");
