import type { User } from "../../domain/entities";
import {
  flag,
  identity,
  items,
  malformed,
  map,
  type Note,
  one,
  type Reader,
  readSuccess,
  record,
  text,
} from "../readers/read";
import { isRecord } from "../../domain/values";
import type { Tokens } from "./tokens/tokens";

const strings = items(text(null));

/** The signed-in user (specification §3). Without the flag, privacy counts as accepted. */
export const userReader = record({
  _id: identity,
  email: text(""),
  role: text(""),
  status: text(""),
  privacy: flag(true),
  profileImage: text(null),
  firstName: text(undefined),
  lastName: text(undefined),
  phone: text(undefined),
  area: text(undefined),
  areas: (value, path, note) => (value == null ? undefined : strings(value, path, note)),
});

/** @throws ApiError of kind "malformed" for a user without an identity */
export const meAnswer = one(
  "user",
  map(userReader, (read) => (read?._id ? read : null)),
);

/** @throws ApiError of kind "malformed" if a token is missing */
export const refreshAnswer: Reader<Tokens, Tokens> = (body, _path, note) => ({
  authToken: token(body, "authToken", note),
  refreshToken: token(body, "refreshToken", note),
});

function token(body: unknown, name: keyof Tokens, note: Note): string {
  const read = text("")(isRecord(body) ? body[name] : undefined, name, note);
  if (!read) throw malformed(name);
  return read;
}

/** The response to a sign-in or a first login. */
export interface SignedInAnswer extends Tokens {
  /** Null if its id or role is missing: then `me` is read. */
  user: User | null;
}

/** @throws ApiError of kind "malformed" unless it says `success: true` and has both tokens (specification §7) */
export const loginAnswer: Reader<SignedInAnswer, Tokens & { user: NonNullable<typeof userReader.input> }> = (
  body,
  path,
  note,
) => {
  readSuccess(body);
  const sent = isRecord(body) ? body.user : undefined;
  const read = userReader(sent, "user", note);
  return { ...refreshAnswer(body, path, note), user: read?._id && read.role ? read : null };
};
