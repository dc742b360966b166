import * as v from "valibot";
import { passwordLength } from "../../domain/password";
import { isCommon } from "./strength";
import { texts } from "./texts";

/**
 * A password that is being chosen: long enough and not among the first that anybody tries; nothing is asked of its
 * composition. Never trimmed: a space is a character like others.
 * @param minimum characters, see `minimumPasswordLength`
 */
export const newPasswordSchema = (minimum: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(texts.missing),
    v.check(
      (password) => passwordLength(password) >= minimum,
      ({ input }) => texts.tooShort(minimum, minimum - passwordLength(input)),
    ),
    v.check((password) => !isCommon(password), texts.common),
  );
