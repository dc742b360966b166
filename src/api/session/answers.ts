import type { User } from "../../domain/entities";
import { flag, identity, items, malformed, map, type Note, one, type Reader, readSuccess, record, text } from "../read";
import { isRecord } from "../../domain/values";
import type { Tokens } from "./tokens";

const strings = items(text(null));

/**
 * The signed-in user (specification §3). Privacy counts as accepted where nothing is said: the banner is for those whose
 * flag is false.
 */
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

/** @throws ApiError of kind "malformed" unless both tokens are there */
export const refreshAnswer: Reader<Tokens, Tokens> = (body, _path, note) => ({
  authToken: token(body, "authToken", note),
  refreshToken: token(body, "refreshToken", note),
});

function token(body: unknown, name: keyof Tokens, note: Note): string {
  const read = text("")(isRecord(body) ? body[name] : undefined, name, note);
  if (!read) throw malformed(name);
  return read;
}

/** What begins a session: a sign-in's answer, and a first login's. */
export interface SignedInAnswer extends Tokens {
  /** Null where the answer doesn't say who they are, or what they may be: then `me` does. */
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
