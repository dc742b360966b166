import { endpoints } from "../../../api/endpoints";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { sessionsAnswer, useCloseSession } from "../../../shared/sessions";

/** Where the own account is signed in; "absent" where the server doesn't tell. */
export const useSessions = () => useFeatureQuery("sessions", { path: endpoints.sessions(), schema: sessionsAnswer });

/** Ends one of the own sessions. */
export const useCloseOwnSession = () => useCloseSession(endpoints.sessions(), endpoints.session);
