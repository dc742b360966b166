import { ApiError } from "../../api/errors";
import type { QueryState } from "../../api/react/use-query";
import { texts } from "./texts";

/** The code of a question that isn't sent, because the server has no figures. */
export const NO_FIGURES = "noFigures";

/** What is shown in place of rows: a server without figures would leave the rule out and answer with other rows. */
export const WITHOUT_FIGURES: Extract<QueryState<never>, { status: "error" }> = {
  status: "error",
  error: new ApiError("http", texts.noFigures, 422, NO_FIGURES),
  retry: () => undefined,
  retrying: false,
};
