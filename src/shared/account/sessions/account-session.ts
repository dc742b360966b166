import type { ApiError } from "../../../api/errors";
import { useMutation, type MutationOutcome } from "../../../api/react/use-mutation";
import { useReread } from "../../../api/react/use-reread";
import { flag, identity, instant, list, map, record, text, type Read } from "../../../api/readers/read";

/** A session of an account (docs/openapi.yaml, AccountSession). */
const sessionReader = record({
  _id: identity,
  device: text(null),
  place: text(undefined),
  started: instant(""),
  lastSeen: instant(""),
  current: flag(false),
});
export type AccountSession = NonNullable<Read<typeof sessionReader>>;

/** Reads `GET /auth/sessions`, and the list of another user's sessions. */
export const sessionsAnswer = map(list("sessions", sessionReader), ({ sessions }) => sessions);

/**
 * Ends sessions of an account. After a 404 it reads the list: a session that isn't in it was closed elsewhere, which counts
 * as success.
 * @param path of the list
 * @param endpointOf gives the path of a session
 */
export function useCloseSession(path: string, endpointOf: (id: string) => string) {
  const reread = useReread({ path, schema: sessionsAnswer });
  const { write } = useMutation<string>({
    request: (id) => ({ path: endpointOf(id), method: "DELETE" }),
    invalidates: () => [path],
  });
  const isClosed = async (id: string, { status }: ApiError) => {
    if (status !== 404) return false;
    const now = await reread();
    return now.ok && now.data.every(({ _id }) => _id !== id);
  };
  return async (id: string): Promise<MutationOutcome<void>> => {
    const outcome = await write(id);
    if (outcome.ok || !(await isClosed(id, outcome.error))) return outcome;
    return { ok: true, data: undefined };
  };
}
