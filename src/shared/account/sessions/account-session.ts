import type { ApiError } from "../../../api/errors";
import { useMutation, type MutationOutcome } from "../../../api/react/use-mutation";
import { useReread } from "../../../api/react/use-reread";
import { flag, identity, instant, list, map, record, text, type Read } from "../../../api/read";

/** Where an account is signed in (docs/openapi.yaml, AccountSession). */
const sessionReader = record({
  _id: identity,
  device: text(null),
  place: text(undefined),
  started: instant(""),
  lastSeen: instant(""),
  current: flag(false),
});
export type AccountSession = NonNullable<Read<typeof sessionReader>>;

/** The answer of `GET /auth/sessions`, and of a call that lists another's. */
export const sessionsAnswer = map(list("sessions", sessionReader), ({ sessions }) => sessions);

/**
 * Ends sessions of an account, the own or another's. After a 404 the list is read: a session that is no longer in it was
 * closed elsewhere, and counts as closed.
 * @param path of the list
 * @param endpointOf the path of one of it
 */
export function useCloseSession(path: string, endpointOf: (id: string) => string) {
  const reread = useReread({ path, schema: sessionsAnswer });
  const { write } = useMutation<string>({
    request: (id) => ({ path: endpointOf(id), method: "DELETE" }),
    invalidates: () => [path],
  });
  const isGone = async (id: string, { status }: ApiError) => {
    if (status !== 404) return false;
    const now = await reread();
    return now.ok && now.data.every(({ _id }) => _id !== id);
  };
  return async (id: string): Promise<MutationOutcome<void>> => {
    const outcome = await write(id);
    if (outcome.ok || !(await isGone(id, outcome.error))) return outcome;
    return { ok: true, data: undefined };
  };
}
