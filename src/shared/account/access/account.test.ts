import { expect, it } from "vitest";
import { accessActions, accessAnswer, accessState, type AccessAccount } from "./account";

const FUTURE = "2999-03-06T14:32:05.000Z";
const PAST = "2020-03-06T14:32:05.000Z";
const account = (change: Partial<AccessAccount> = {}): AccessAccount => ({
  _id: "d1",
  email: "a@b.it",
  role: "donor",
  status: "active",
  lastSignIn: null,
  lockedUntil: null,
  invitation: null,
  ...change,
});
const staff = { role: "manager" };

it.each<[Partial<AccessAccount>, RegExp, string[]]>([
  [{}, /^Può entrare$/, ["passwordLink"]],
  [{ status: "lockedOut", lockedUntil: FUTURE }, /bloccato fino a mercoledì 6 marzo 2999/, ["unlock", "passwordLink"]],
  [{ status: "active", lockedUntil: FUTURE }, /bloccato fino a/, ["unlock", "passwordLink"]],
  [{ status: "lockedOut" }, /^Bloccato dopo/, ["unlock", "passwordLink"]],
  [{ lockedUntil: PAST }, /^Può entrare$/, ["passwordLink"]],
  [{ lockedUntil: "domani" }, /bloccato fino a domani$/, ["unlock", "passwordLink"]],
  [{ status: "passwordExpired" }, /^Password scaduta/, ["passwordLink"]],
  [{ status: "staged" }, /nessun invito/, ["invite"]],
  [{ status: "staged", invitation: { expires: PAST } }, /^Invito scaduto venerdì 6 marzo 2020$/, ["invite"]],
  [{ status: "provisioned", invitation: { expires: FUTURE } }, /^Invitato/, ["invite"]],
  [{ status: "provisioned" }, /confermato l’indirizzo/, ["invite"]],
  [{ status: "hold" }, /^Può entrare$/, ["passwordLink"]],
  [{ status: "inactive" }, /^Può entrare$/, ["passwordLink"]],
  [{ status: "inactive", ...staff }, /disattivato/, []],
  [{ status: "dead", lockedUntil: FUTURE }, /^Nessun accesso$/, []],
  [{ email: "", status: "lockedOut" }, /e-mail/, []],
  [{ status: "something new" }, /^Può entrare$/, ["passwordLink"]],
])(
  "an account with %j says whether the person can sign in, and offers the actions that help",
  (change, state, actions) => {
    expect(accessState(account(change))).toMatch(state);
    expect(accessActions(account(change))).toEqual(actions);
  },
);

it.each([
  [{ user: { _id: "d1" } }, account({ email: "", status: "", role: "" })],
  [
    { user: { _id: 1, lockedUntil: {}, invitation: [], lastSignIn: true } },
    { _id: "1", lockedUntil: null, lastSignIn: null },
  ],
])("the response %j is read with defaults", (body, read) => {
  expect(accessAnswer(body, "", () => undefined).user).toMatchObject(read);
});

it("a response without an identity is an error", () => {
  expect(() => accessAnswer({ user: { email: "a@b.it" } }, "", () => undefined)).toThrow();
});
