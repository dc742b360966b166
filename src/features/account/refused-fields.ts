import * as v from "valibot";
import type { ApiError } from "../../api/errors";
import type { PasswordForm } from "./password-schema";

const refusal = v.object({ error: v.array(v.object({ msg: v.string(), param: v.optional(v.string()) })) });

/** @returns what the server says of each of the two fields; nothing when it refuses for another reason */
export function refusedFields({ body }: ApiError): [keyof PasswordForm, string][] {
  const result = v.safeParse(refusal, body);
  if (!result.success) return [];
  return result.output.error.flatMap(({ msg, param }): [keyof PasswordForm, string][] =>
    param === "currentPassword" || param === "password" ? [[param, msg]] : [],
  );
}
