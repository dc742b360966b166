import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { useOptionalQuery } from "../../../api/react/use-optional-query";
import { sessionsAnswer } from "../../../shared/sessions";

/** Where the own account is signed in; "lacking" where the server doesn't tell. */
export const useSessions = () => useOptionalQuery("sessions", { path: endpoints.sessions(), schema: sessionsAnswer });

/** Ends one of the own sessions. One that is gone already was closed from elsewhere: it comes to the same. */
export const useCloseSession = () =>
  useMutation({
    request: (id: string) => ({ path: endpoints.session(id), method: "DELETE" }),
    isDone: ({ status }) => status === 404,
    invalidates: affectedReads.ownSessions,
  });
