import { endpoints } from "../../api/endpoints";
import { identity, list, record, text } from "../../api/readers/read";

/** The fields of a template that the choice shows. */
export const readyTemplatesAnswer = list("templates", record({ _id: identity, name: text(""), state: text(null) }));

/** `GET /emails-template`: the templates that are ready to be sent; all of them from a server without states. */
export const readyTemplatesQuery = {
  path: endpoints.emailTemplates(),
  query: { state: "ready" },
  schema: readyTemplatesAnswer,
};
