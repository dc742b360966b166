import { flag, identity, instant, list, map, record, text, type Read } from "../../../api/read";

/** Where an account is signed in (docs/openapi.yaml, AccountSession). */
const sessionReader = record({
  _id: identity,
  device: text(null),
  place: text(undefined),
  started: instant(""),
  lastSeen: instant(""),
  current: flag(false),
});
export type AccountSession = NonNullable<Read<typeof sessionReader>>;

/** The answer of `GET /auth/sessions`, and of a call that lists another's. */
export const sessionsAnswer = map(list("sessions", sessionReader), ({ sessions }) => sessions);
