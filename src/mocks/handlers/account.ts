import { rulesOf } from "../auth/abilities";
import { accountOf, findUser } from "../auth/accounts";
import type { MockContext } from "../context";
import { sessionHandler } from "../guard";
import { changeUser } from "../write/change-user";
import type { Api } from "./api";
import { type Body, checkPassword, Problems, readBody, textOf } from "./body";
import { once } from "./once";

/** The own account of who is signed in. */
export const accountHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/auth/me",
    sessionHandler(ctx, ({ response, user }) => response(200).json({ success: true, user })),
  ),

  api.get(
    "/auth/ability",
    sessionHandler(ctx, ({ response, user }) => response(200).json({ ability: rulesOf(user) })),
  ),

  api.put(
    "/auth/update-profile",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const body = await readBody(request);
      const problems = new Problems();
      for (const name of ["firstName", "lastName"]) {
        problems.when(name in body && !textOf(body[name]), name, "Il campo è obbligatorio");
      }
      problems.when("privacy" in body && typeof body.privacy !== "boolean", "privacy", "Il valore non è valido");
      problems.refuse();
      return once({ db, user, request, body }, () => {
        changeUser(db, user._id, profileChange(body));
        return response(200).json({ success: true, user: findUser(db, user._id) ?? user });
      });
    }),
  ),

  api.put(
    "/auth/password",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const body = await readBody(request);
      const account = accountOf(db, user._id);
      const problems = new Problems();
      // not a 401: the client would take it for an expired session
      problems.when(body.currentPassword !== account.password, "currentPassword", "La password attuale non è corretta");
      checkPassword(problems, body.password, user.role);
      problems.refuse();
      db.records.put("account", { ...account, password: String(body.password) });
      return response(200).json({ success: true, message: "Password aggiornata." });
    }),
  ),
];

function profileChange(body: Body) {
  const change: Parameters<typeof changeUser>[2] = {};
  if (typeof body.privacy === "boolean") change.privacy = body.privacy;
  if ("firstName" in body) change.firstName = textOf(body.firstName);
  if ("lastName" in body) change.lastName = textOf(body.lastName);
  if ("phone" in body) change.phone = textOf(body.phone) || null;
  if ("profileImage" in body) change.profileImage = textOf(body.profileImage) || null;
  return change;
}
