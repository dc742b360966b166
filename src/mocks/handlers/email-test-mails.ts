import { fillTemplate } from "../../domain/email-template/fill";
import { NOBODY } from "../../domain/email-template/merge-fields";
import type { MockContext } from "../context";
import { sessionHandler } from "../guard";
import { unprocessable } from "../write/problem-words";
import { sendMail } from "../write/send-mail";
import type { Api } from "./api";
import { readBody, textOf } from "./body";
import { findTemplate } from "./email-templates";

/** A template by mail to whoever works on it: to nobody else, and with nobody's data. */
export const emailTestMailHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/emails-template/{id}/test",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const { subject, text } = findTemplate(db, user, "update", params.id);
      const body = await readBody(request);
      const to = textOf(body.to);
      if (to !== user.email) throw unprocessable([{ field: "to", code: to ? "unknown" : "missing" }]);
      sendMail(db, { to, subject: `[Prova] ${filled(subject)}`, text: filled(text) });
      return response(200).json({ success: true, queued: 1 });
    }),
  ),
];

/** A template of others that can't be filled in goes as it is: that is what a test is for. */
function filled(template: string): string {
  try {
    return fillTemplate(template, NOBODY);
  } catch {
    return template;
  }
}
