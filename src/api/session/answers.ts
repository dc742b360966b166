import * as v from "valibot";
import { ROLES } from "../../domain/roles";

/** The signed-in user as the API sends it (specification §3); the schema drops what we don't know. */
const userSchema = v.object({
  _id: v.pipe(v.string(), v.minLength(1)),
  email: v.string(),
  role: v.picklist(ROLES),
  status: v.string(),
  privacy: v.boolean(),
  profileImage: v.optional(v.nullable(v.string()), null),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  area: v.optional(v.nullable(v.string())),
});

const token = v.pipe(v.string(), v.minLength(1));

export const meAnswer = v.object({ user: userSchema });
export const refreshAnswer = v.object({ authToken: token, refreshToken: token });
export const loginAnswer = v.object({
  success: v.literal(true),
  authToken: token,
  refreshToken: token,
  user: userSchema,
});

/** What begins a session: a sign-in's answer, and a first login's. */
export type SignedInAnswer = v.InferOutput<typeof loginAnswer>;
