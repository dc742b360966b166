import { endpoints } from "../../../api/endpoints";
import { useQuery } from "../../../api/react/use-query";
import { staffAccountAnswer } from "../account";

/**
 * Reads an account by its id.
 * @returns `state` of the read; `gone`: nobody has this id
 */
export function useAccount(id: string) {
  const state = useQuery(
    { path: endpoints.user(id), schema: staffAccountAnswer },
    { throwRouteErrors: (status) => status !== 404 },
  );
  const error = state.status === "loading" ? null : state.error;
  return { state, error, gone: error?.status === 404 };
}
