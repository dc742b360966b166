import * as v from "valibot";
import { newPasswordProblem } from "./use-strength";

/**
 * Requires a password that is long enough and not common. It may consist of any characters, and isn't trimmed.
 * @param minimum length in characters, see `minimumPasswordLength`
 */
export const newPasswordSchema = (minimum: number) =>
  v.pipe(
    v.string(),
    v.check(
      (password) => newPasswordProblem(password, minimum) === undefined,
      ({ input }) => newPasswordProblem(input, minimum) ?? "",
    ),
  );
