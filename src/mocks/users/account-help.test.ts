import { beforeEach, expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";

// oxlint-disable-next-line typescript/no-explicit-any -- tests know the shape of bodies
type Body = any;
type Call = (method: string, path: string) => Promise<{ status: number; body: Body }>;

let mock: TestMock;
let admin: Call;
const as = async (persona: "admin" | "manager" | "director" | "donor"): Promise<Call> => {
  const token = await mock.enter(persona);
  return (method, path) => mock.call(method, path, { token });
};
const lastMail = () => mock.ctx.store.db.records.all("mail").at(-1);
const accountOf = async (id: string) => (await admin("GET", `/users/${id}`)).body.user;
const lock = async (email: string) => {
  for (let attempts = 0; attempts < 5; attempts += 1) await mock.login(email, "sbagliata");
};
/** @returns the first donor of a status with an e-mail address */
const donorOf = (status: string) => {
  const { db } = mock.ctx.store;
  const rows = [...db.donors.rows()];
  return rows.find((donor) => donor.status === status && donor.email)!;
};
const historyOf = async (id: string) => (await admin("GET", `/donors/${id}/history`)).body.history;

beforeEach(async () => {
  mock = await createTestMock(400);
  admin = await as("admin");
});

it("an administrator sees that a donor's account is locked, and unlocks it", async () => {
  const { _id, email } = donorOf("active");
  await lock(email!);
  expect(await accountOf(_id)).toMatchObject({ role: "donor", status: "lockedOut", lastSignIn: null });
  expect((await accountOf(_id)).lockedUntil).toMatch(/^20/);
  expect((await admin("POST", `/users/${_id}/unlock`)).body.user).toMatchObject({
    status: "active",
    lockedUntil: null,
  });
  expect((await mock.login(email!)).status).toBe(200);
  expect((await accountOf(_id)).lastSignIn).toMatch(/^20/);
  const [entry] = await historyOf(_id);
  expect(entry).toMatchObject({ subject: "donor", action: "update", changes: [{ field: "lockedUntil" }] });
  expect(entry.author.name).toBeTruthy();
});

it("a donor whose record is locked becomes active", async () => {
  const { _id, email } = donorOf("lockedOut");
  expect((await admin("POST", `/users/${_id}/unlock`)).body.user.status).toBe("active");
  expect((await mock.login(email!)).status).toBe(200);
});

it("an account that isn't locked stays as it is, without an entry in the history", async () => {
  const { _id } = donorOf("active");
  const before = await historyOf(_id);
  expect((await admin("POST", `/users/${_id}/unlock`)).status).toBe(200);
  expect(await historyOf(_id)).toEqual(before);
});

it("a link for a new password is sent to donors and staff, replaces earlier ones, and is in the history", async () => {
  const { _id, email } = donorOf("passwordExpired");
  expect((await admin("POST", `/users/${_id}/password-link`)).status).toBe(200);
  const first = lastMail()!;
  expect(first).toMatchObject({ to: email, link: expect.stringContaining("token=reset-") });
  expect((await admin("POST", `/users/${_id}/password-link`)).body.expires).toMatch(/^20/);
  const second = lastMail()!;
  const choose = (link: string | null) =>
    mock.call("POST", "/auth/reset-password", {
      body: { token: link!.split("token=")[1], password: "Nuova 3 parole" },
    });
  expect((await choose(first.link)).status).toBe(400);
  expect((await choose(second.link)).status).toBe(200);
  expect((await mock.login(email!, "Nuova 3 parole")).status).toBe(200);
  const fields = (await historyOf(_id)).flatMap(({ changes }: Body) => changes.map(({ field }: Body) => field));
  expect(fields).toContain("passwordLink");

  expect((await admin("POST", "/users/u2/password-link")).status).toBe(200);
  const { activities } = (await admin("GET", "/users/u1/history")).body;
  expect(activities[0]).toMatchObject({ kind: "users", fields: ["passwordLink"], person: { _id: "u2" } });
  expect(activities).toContainEqual(expect.objectContaining({ kind: "donors", fields: ["passwordLink"] }));
});

it("a donor can be invited again, and both invitations are in the history", async () => {
  const { _id } = donorOf("staged");
  await admin("POST", `/users/${_id}/invite`);
  const { sent } = (await accountOf(_id)).invitation;
  expect(sent).toMatch(/^20/);
  const before = (await historyOf(_id)).length;
  expect((await admin("POST", `/users/${_id}/invite`)).status).toBe(200);
  const entries = await historyOf(_id);
  expect(entries.length).toBe(before + 1);
  expect(entries[0].changes).toMatchObject([{ field: "invitation" }]);
  expect((await accountOf(_id)).formerInvitations).toHaveLength(1);
});

it.each(["staged", "provisioned", "dead"])("a donor with status %s gets no link for a new password", async (status) => {
  const { _id } = donorOf(status === "provisioned" ? "staged" : status);
  if (status === "provisioned") await admin("POST", `/users/${_id}/invite`);
  const mail = lastMail();
  const { status: refused, body } = await admin("POST", `/users/${_id}/password-link`);
  expect([refused, body.code]).toEqual([409, "status"]);
  expect(lastMail()).toEqual(mail);
});

it("without an address, or after three mails in a minute, no link is sent", async () => {
  const { db } = mock.ctx.store;
  const rows = [...db.donors.rows()];
  const withoutEmail = rows.find(({ email, status }) => !email && status === "active")!;
  expect((await admin("POST", `/users/${withoutEmail._id}/password-link`)).status).toBe(422);
  for (let time = 0; time < 3; time += 1) await admin("POST", "/users/u2/password-link");
  expect((await admin("POST", "/users/u2/password-link")).status).toBe(429);
});

it("only administrators read and help accounts of donors; unknown and deleted donors get a 404", async () => {
  const { _id } = donorOf("active");
  for (const persona of ["manager", "director", "donor"] as const) {
    const call = await as(persona);
    expect((await call("GET", `/users/${_id}`)).status).toBe(403);
    for (const step of ["unlock", "password-link"])
      expect((await call("POST", `/users/${_id}/${step}`)).status).toBe(403);
  }
  for (const id of ["nobody", "__proto__", "d1%2F..%2Fu1", "constructor"]) {
    expect((await admin("GET", `/users/${id}`)).status).toBe(404);
    for (const step of ["unlock", "password-link"])
      expect((await admin("POST", `/users/${id}/${step}`)).status).toBe(404);
  }
  await admin("DELETE", `/donors/${_id}`);
  expect((await admin("GET", `/users/${_id}`)).status).toBe(404);
  expect((await admin("POST", `/users/${_id}/password-link`)).status).toBe(404);
});

it("accounts of donors can't be changed or withdrawn by the calls for staff", async () => {
  const { _id } = donorOf("staged");
  expect((await admin("PUT", `/users/${_id}`)).status).toBe(404);
  expect((await admin("DELETE", `/users/${_id}?version=1`)).status).toBe(404);
  expect((await admin("GET", `/users/${_id}/history`)).status).toBe(404);
});
