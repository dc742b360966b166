import * as v from "valibot";
import { ROLES, type Role } from "../../domain/roles";

// `custom` for all three instead of a validator of the library for each: every element downloads this file.
const text = v.custom<string>((value) => typeof value === "string" && value !== "");
const role = v.custom<Role>((value) => (ROLES as readonly unknown[]).includes(value));
/** A flag that must be set. */
export const yes = v.custom<true>((value) => value === true);

/** The signed-in user as the API sends it (specification §3); the schema drops what we don't know. */
const userSchema = v.object({
  _id: text,
  email: v.string(),
  role,
  status: v.string(),
  privacy: v.boolean(),
  profileImage: v.optional(v.nullable(v.string()), null),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  area: v.optional(v.nullable(v.string())),
});

export const meAnswer = v.object({ user: userSchema });
export const refreshAnswer = v.object({ authToken: text, refreshToken: text });
export const loginAnswer = v.object({
  success: yes,
  authToken: text,
  refreshToken: text,
  user: userSchema,
});

/** What begins a session: a sign-in's answer, and a first login's. */
export type SignedInAnswer = v.InferOutput<typeof loginAnswer>;
