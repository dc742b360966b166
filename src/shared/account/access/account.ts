import { optional, identity, instant, map, one, record, text } from "../../../api/read";
import { isLocked, presentStatus, type Status } from "../../../domain/donor/status";
import { texts } from "./texts";

/** What keeps a person from signing in, as `GET /users/{id}` returns it to administrators. */
export interface AccessAccount {
  _id: string;
  email: string;
  role: string;
  status: string;
  lastSignIn: string | null;
  lockedUntil: string | null;
  invitation: { expires: string } | null;
}

const invitation = record({ expires: instant("") });
const accessReader = record({
  _id: identity,
  email: text(""),
  role: text(""),
  status: text(""),
  lastSignIn: instant(null),
  lockedUntil: instant(null),
  invitation: optional(invitation),
});

/** @throws ApiError of kind "malformed" for an account without an identity */
export const accessAnswer = one(
  "user",
  map(accessReader, (read) => (read?._id ? read : null)),
);

/** Whether an administrator has shut out a person of the staff. A donor who is inactive can sign in. */
const isShutOut = (status: Status | null, role: string) => status === "inactive" && role !== "donor";

/** Returns in words whether a person can sign in, and if not, why. */
export function accessState({ email, status: sent, lockedUntil, invitation, role }: AccessAccount): string {
  const { status } = presentStatus(sent);
  const { states } = texts;
  if (status === "dead") return states.closed;
  if (isShutOut(status, role)) return states.inactive;
  if (!email) return states.noEmail;
  if (isLocked(lockedUntil)) return states.lockedUntil(lockedUntil);
  if (status === "lockedOut") return states.locked;
  if (status === "passwordExpired") return states.passwordExpired;
  if (status !== "staged" && status !== "provisioned") return states.open;
  if (!invitation) return status === "staged" ? states.notInvited : states.notConfirmed;
  const expired = Date.parse(invitation.expires) < Date.now();
  return expired ? states.invitationExpired(invitation.expires) : states.invited(invitation.expires);
}

/** What an administrator can do for a person who can't sign in. */
export const ACCESS_ACTIONS = ["unlock", "invite", "passwordLink"] as const;
export type AccessAction = (typeof ACCESS_ACTIONS)[number];

/** Returns the actions that help in the state of an account. */
export function accessActions({ email, status: sent, lockedUntil, role }: AccessAccount): AccessAction[] {
  const { status } = presentStatus(sent);
  if (!email || status === "dead" || isShutOut(status, role)) return [];
  // before the first sign-in an invitation leads to the choice of a password
  const isNew = status === "staged" || status === "provisioned";
  const helps: Record<AccessAction, boolean> = {
    unlock: status === "lockedOut" || isLocked(lockedUntil),
    invite: isNew,
    passwordLink: !isNew,
  };
  return ACCESS_ACTIONS.filter((action) => helps[action]);
}
