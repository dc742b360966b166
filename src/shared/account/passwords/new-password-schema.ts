import * as v from "valibot";
import { newPasswordProblem } from "./use-strength";

/**
 * A password that is being chosen: long enough and not among the first that anybody tries; nothing is asked of its
 * composition. Never trimmed: a space is a character like others.
 * @param minimum characters, see `minimumPasswordLength`
 */
export const newPasswordSchema = (minimum: number) =>
  v.pipe(
    v.string(),
    v.check(
      (password) => newPasswordProblem(password, minimum) === undefined,
      ({ input }) => newPasswordProblem(input, minimum) ?? "",
    ),
  );
