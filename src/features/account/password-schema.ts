import * as v from "valibot";
import { newPasswordSchema } from "../../shared/account/passwords/new-password-schema";
import { texts } from "./texts";

/** @param minimum length of the new password in characters, see `minimumPasswordLength` */
export const passwordSchema = (minimum: number) =>
  v.pipe(
    v.object({
      currentPassword: v.pipe(v.string(), v.nonEmpty(texts.password.currentMissing)),
      password: newPasswordSchema(minimum),
    }),
    v.forward(
      v.partialCheck(
        [["currentPassword"], ["password"]],
        ({ currentPassword, password }) => currentPassword !== password,
        texts.password.same,
      ),
      ["password"],
    ),
  );

export type PasswordForm = v.InferOutput<ReturnType<typeof passwordSchema>>;
