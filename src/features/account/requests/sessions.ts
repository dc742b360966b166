import { endpoints } from "../../../api/endpoints";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { sessionsAnswer, useCloseSession } from "../../../shared/account/sessions";

/** Reads where the own account is signed in. Nothing if the server doesn't declare `sessions`. */
export const useSessions = () => useFeatureQuery("sessions", { path: endpoints.sessions(), schema: sessionsAnswer });

/** Ends one of the own sessions. */
export const useCloseOwnSession = () => useCloseSession(endpoints.sessions(), endpoints.session);
