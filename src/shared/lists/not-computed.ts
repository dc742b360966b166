import { ApiError } from "../../api/errors";
import type { QueryState } from "../../api/react/use-query";
import { texts } from "./texts";

/** The code of a question that isn't sent, because the server doesn't declare `computed-fields`. */
export const NOT_COMPUTED = "notComputed";

/** What is shown in place of rows: a server that ignores a rule it doesn't know would answer with other rows. */
export const WITHOUT_COMPUTED: Extract<QueryState<never>, { status: "error" }> = {
  status: "error",
  error: new ApiError("http", texts.notComputed, 422, NOT_COMPUTED),
  retry: () => undefined,
  retrying: false,
};
