import { optional, list, map, record, text, type Read } from "../../../api/readers/read";
import { accountReader } from "../account";

const result = record({
  email: text(""),
  outcome: text(""),
  role: text(undefined),
  message: text(undefined),
  user: optional(accountReader),
});

/** The result of inviting, or checking, one address. */
export type InvitationResult = NonNullable<Read<typeof result>>;

/** Reads the responses to `POST /users` and `POST /users/check`. */
export const invitationAnswer = map(list("results", result), ({ results }) => results);
