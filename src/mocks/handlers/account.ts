import { rulesOf } from "../auth/abilities";
import { accountOf, findUser } from "../auth/accounts";
import type { MockContext } from "../context";
import { sessionHandler } from "../guard";
import { changeUser } from "../write/change-user";
import type { Api } from "./api";
import { type Body, checkPassword, Problems, readBody, textOf } from "./body";
import { checkPresentPassword } from "./present-password";
import { isOwnPicture } from "./uploads";

/** The own account of who is signed in. */
export const accountHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/auth/me",
    sessionHandler(ctx, ({ response, user }) => response(200).json({ success: true, user })),
  ),

  api.get(
    "/auth/ability",
    sessionHandler(ctx, ({ response, user, db }) =>
      response(200).json({ ability: rulesOf(user), features: [...db.features] }),
    ),
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
      const { profileImage } = profileChange(body);
      // a path is no more than a claim: somebody else's picture is never made one's own
      const claimed = typeof profileImage === "string" && profileImage !== user.profileImage;
      problems.when(claimed && !isOwnPicture(db, user, profileImage), "profileImage", "La foto non è tua");
      problems.refuse();
      changeUser(db, user._id, profileChange(body));
      return response(200).json({ success: true, user: findUser(db, user._id) ?? user });
    }),
  ),

  api.put(
    "/auth/password",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const body = await readBody(request);
      const problems = new Problems();
      checkPresentPassword(db, user, body.currentPassword, problems);
      checkPassword(problems, body.password, user.role);
      problems.refuse();
      db.records.put("account", { ...accountOf(db, user._id), password: String(body.password) });
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
