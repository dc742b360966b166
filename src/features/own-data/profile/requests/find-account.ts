import { endpoints } from "../../../../api/endpoints";
import { useCan } from "../../../../api/react/ability";
import { useOptionalQuery, type OptionalQueryState } from "../../../../api/react/use-optional-query";
import { list, map } from "../../../../api/read";
import { LACKING_STATUSES } from "../../../../api/errors";
import { userReader } from "../../../../api/session/answers";
import type { User } from "../../../../domain/entities";

/** More than an association has. */
const ALL = 1_000;
const accountsAnswer = map(list("users", userReader), ({ users }) => users);
const HIDDEN = new Set([...LACKING_STATUSES, 403]);

/** The accounts of the staff, for those who may see them; "lacking" for anybody else, and where a server has none. */
export function useAccounts(): OptionalQueryState<User[]> {
  const may = useCan()("read", "User");
  const state = useOptionalQuery(
    "users",
    may ? { path: endpoints.users(), query: { limit: ALL }, schema: accountsAnswer } : null,
    { throwRouteErrors: true, optional: HIDDEN },
  );
  return may ? state : { status: "lacking" };
}
