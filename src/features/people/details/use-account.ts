import { endpoints } from "../../../api/endpoints";
import { useQuery } from "../../../api/react/use-query";
import { staffAccountAnswer } from "../account";

const always = () => true;
const GONE: ReadonlySet<number> = new Set([404]);

/**
 * Reads an account by its id. An id that nobody has is thrown to the page's boundary.
 * @returns `state` of the read; `gone`: somebody else has deleted the account that is on the screen
 */
export function useAccount(id: string) {
  const state = useQuery(
    { path: endpoints.user(id), schema: staffAccountAnswer },
    { throwRouteErrors: always, optional: GONE },
  );
  const error = state.status === "loading" ? null : state.error;
  return { state, error, gone: state.status === "ready" && error !== null && GONE.has(error.status) };
}
