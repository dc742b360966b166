import { optional, identity, instant, map, one, record, text } from "../../../api/readers/read";
import { isLocked, presentStatus, type Status } from "../../../domain/donor/status";
import { texts } from "./texts";

/** The account of a person in `GET /users/{id}`, as far as it decides whether they can sign in. */
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

/** @returns whether an administrator has deactivated a staff account. Inactive donors can sign in */
const isDeactivated = (status: Status | null, role: string) => status === "inactive" && role !== "donor";

/** @returns a text that says whether a person can sign in, and if not, why */
export function accessState({ email, status: sentStatus, lockedUntil, invitation, role }: AccessAccount): string {
  const { status } = presentStatus(sentStatus);
  const { states } = texts;
  if (status === "dead") return states.closed;
  if (isDeactivated(status, role)) return states.inactive;
  if (!email) return states.noEmail;
  if (isLocked(lockedUntil)) return states.lockedUntil(lockedUntil);
  if (status === "lockedOut") return states.locked;
  if (status === "passwordExpired") return states.passwordExpired;
  if (status !== "staged" && status !== "provisioned") return states.open;
  if (!invitation) return status === "staged" ? states.notInvited : states.notConfirmed;
  const expired = Date.parse(invitation.expires) < Date.now();
  return expired ? states.invitationExpired(invitation.expires) : states.invited(invitation.expires);
}

/** The actions of an administrator for a person who can't sign in. */
export const ACCESS_ACTIONS = ["unlock", "invite", "passwordLink"] as const;
export type AccessAction = (typeof ACCESS_ACTIONS)[number];

/** @returns the actions that help in the account's current state */
export function accessActions({ email, status: sentStatus, lockedUntil, role }: AccessAccount): AccessAction[] {
  const { status } = presentStatus(sentStatus);
  if (!email || status === "dead" || isDeactivated(status, role)) return [];
  // before the first sign-in an invitation leads to the choice of a password
  const isNew = status === "staged" || status === "provisioned";
  const helps: Record<AccessAction, boolean> = {
    unlock: status === "lockedOut" || isLocked(lockedUntil),
    invite: isNew,
    passwordLink: !isNew,
  };
  return ACCESS_ACTIONS.filter((action) => helps[action]);
}
