import { endpoints } from "../../../api/endpoints";
import { LACKING_STATUSES } from "../../../api/errors";
import { useOptionalQuery } from "../../../api/react/use-optional-query";
import { useQuery } from "../../../api/react/use-query";
import { staffAccountAnswer } from "../account";
import { everybodyQuery } from "../read-accounts";

/**
 * An account by its id. A 404 may speak of a server that tells accounts in a list alone (decisions §2): then it is looked for
 * there.
 * @returns `state` of its own read; `listed`: the account as the list has it; null while that is asked for, and undefined where
 *   it isn't there either
 */
export function useAccount(id: string) {
  const state = useQuery({ path: endpoints.user(id), schema: staffAccountAnswer });
  const error = state.status === "loading" ? null : state.error;
  const missing = error !== null && LACKING_STATUSES.has(error.status);
  const list = useOptionalQuery("users", missing ? everybodyQuery : null, { background: true });
  const listed = list.status === "loading" ? null : list.status === "ready" ? find(list.data.rows, id) : undefined;
  return { state, error, missing, listed };
}

const find = <Row extends { _id: string }>(rows: readonly Row[], id: string) => rows.find(({ _id }) => _id === id);
