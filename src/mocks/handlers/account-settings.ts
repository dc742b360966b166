import type { components } from "../../contract/api";
import { accountOf } from "../auth/accounts";
import { choicesOf, chosenKind } from "../auth/choices";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { sessionHandler } from "../guard";
import type { Api } from "./api";
import { Problems, readBody } from "./body";

/** What belongs to an account beside the person: a new address on its way, what one is told of, a deletion asked for. */
export const accountSettingsHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/auth/account",
    sessionHandler(ctx, ({ response, db, user }) =>
      response(200).json({ success: true, account: accountAnswer(db, user) }),
    ),
  ),

  api.put(
    "/auth/account/notifications",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const { kind: name, here, email } = await readBody(request);
      const kind = chosenKind(user.role, name);
      const problems = new Problems();
      problems.when(!kind, "kind", "Il valore non è valido");
      problems.when(typeof here !== "boolean", "here", "Il valore non è valido");
      problems.when(typeof email !== "boolean", "email", "Il valore non è valido");
      problems.refuse();
      const account = accountOf(db, user._id);
      const choices = { ...account.choices, [String(kind)]: { here: here === true, email: email === true } };
      db.records.put("account", { ...account, choices });
      return response(200).json({ success: true, account: accountAnswer(db, user) });
    }),
  ),
];

/** @returns an account's settings as the API tells their owner */
export function accountAnswer(db: Db, user: StaffUser): components["schemas"]["AccountSettings"] {
  const { emailChange } = accountOf(db, user._id);
  const deletion = db.records.get("deletion", user._id);
  return {
    emailChange: emailChange && Date.parse(emailChange.expires) > db.now() ? emailChange : null,
    notifications: choicesOf(db, user._id, user.role),
    deletion: deletion
      ? { state: deletion.state, date: deletion.date, reason: deletion.reason, answer: deletion.answer }
      : null,
  };
}
