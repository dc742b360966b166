import type { ApiError } from "../../api/errors";
import { useLackingWrites } from "../../api/react/lacking-writes";
import { useMutation, type MutationOutcome } from "../../api/react/use-mutation";
import { useReread } from "../../api/react/use-reread";
import { sessionsAnswer } from "./account-session";

/**
 * Ends sessions of an account, the own or another's. A 404 is held against the list: one that isn't there any more was closed
 * from elsewhere, which comes to the same; where it still is the server can't close any, and isn't asked again.
 * @param path of the list
 * @param endpointOf the path of one of it
 * @param name of the write, under which it is known that a server lacks it
 * @returns `possible`: whether this server can, as far as is known
 */
export function useCloseSession(path: string, endpointOf: (id: string) => string, name: string) {
  const lacking = useLackingWrites();
  const reread = useReread({ path, schema: sessionsAnswer });
  const { write } = useMutation<string>({
    request: (id) => ({ path: endpointOf(id), method: "DELETE" }),
    invalidates: () => [path],
    confirms: async (id, read) => {
      const sessions = await read({ path, schema: sessionsAnswer });
      return sessions.every(({ _id }) => _id !== id) ? { data: undefined } : null;
    },
  });
  const isGone = async (id: string, { status }: ApiError) => {
    if (status !== 404) return false;
    const now = await reread();
    return now.ok && now.data.every(({ _id }) => _id !== id);
  };
  return {
    possible: !lacking.has(name),
    close: async (id: string): Promise<MutationOutcome<void>> => {
      const outcome = await write(id);
      if (outcome.ok) return outcome;
      if (await isGone(id, outcome.error)) return { ok: true, data: undefined };
      await lacking.learn(name, outcome.error, path);
      return outcome;
    },
  };
}
