import { endpoints, MOST_ROWS } from "../../../../api/endpoints";
import { useCan } from "../../../../api/react/ability";
import { useFeatureQuery, type FeatureQueryState } from "../../../../api/react/use-feature";
import { list, map } from "../../../../api/read";
import { FORBIDDEN_STATUSES } from "../../../../api/errors";
import { userReader } from "../../../../api/session/answers";
import type { User } from "../../../../domain/entities";

const accountsAnswer = map(list("users", userReader), ({ users }) => users);

/** The accounts of the staff, for those who may see them; "absent" for anybody else, and where a server has none. */
export function useAccounts(): FeatureQueryState<User[]> {
  const may = useCan()("read", "User");
  const state = useFeatureQuery(
    "people",
    may ? { path: endpoints.users(), query: { limit: MOST_ROWS }, schema: accountsAnswer } : null,
    { throwRouteErrors: true, optional: FORBIDDEN_STATUSES },
  );
  return may ? state : { status: "absent" };
}
