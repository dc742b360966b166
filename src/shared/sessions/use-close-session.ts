import type { ApiError } from "../../api/errors";
import { useMutation, type MutationOutcome } from "../../api/react/use-mutation";
import { useReread } from "../../api/react/use-reread";
import { sessionsAnswer } from "./account-session";

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
