import { endpoints } from "../../../../api/endpoints";
import { list } from "../../../../api/read";
import { templateReader } from "../../template";

/** What a template said before, newest first. */
export const versionsAnswer = list("versions", templateReader);

/** `GET /emails-template/{id}/versions`: read when somebody looks for them, since each comes whole. */
export const versionsQuery = (id: string) => ({ path: endpoints.emailTemplateVersions(id), schema: versionsAnswer });
