import { endpoints, MOST_ROWS } from "../../api/endpoints";
import { identity, list, record, text } from "../../api/read";

/** What is read of a template to choose it. */
export const readyTemplatesAnswer = list("templates", record({ _id: identity, name: text(""), state: text(null) }));

/** `GET /emails-template`: those that may be sent. A server that knows no states sends any. */
export const readyTemplatesQuery = {
  path: endpoints.emailTemplates(),
  query: { limit: MOST_ROWS, state: "ready" },
  schema: readyTemplatesAnswer,
};
