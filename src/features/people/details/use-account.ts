import { endpoints } from "../../../api/endpoints";
import { LACKING_STATUSES } from "../../../api/errors";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { useQuery } from "../../../api/react/use-query";
import { staffAccountAnswer } from "../account";
import { everybodyQuery } from "../read-accounts";

/**
 * Reads an account by its id. After a 404 it looks for the account in the list: some servers have accounts only there
 * (decisions §2).
 * @returns `state` of its own read; `missing`: that read found nothing; `listed`: the account from the list, null while the
 *   list is read, undefined if the account has gone
 */
export function useAccount(id: string) {
  const state = useQuery(
    { path: endpoints.user(id), schema: staffAccountAnswer },
    { throwRouteErrors: (status) => !LACKING_STATUSES.has(status) },
  );
  const error = state.status === "loading" ? null : state.error;
  const missing = error !== null && LACKING_STATUSES.has(error.status);
  const list = useFeatureQuery("people", missing ? everybodyQuery : null, { background: true });
  const listed = list.status === "loading" ? null : list.status === "ready" ? find(list.data.rows, id) : undefined;
  // not in the list either: the boundary shows the screen of the status, unless the account is on the screen
  if (missing && listed === undefined && state.status === "error") throw error;
  return { state, error, missing, listed };
}

const find = <Row extends { _id: string }>(rows: readonly Row[], id: string) => rows.find(({ _id }) => _id === id);
