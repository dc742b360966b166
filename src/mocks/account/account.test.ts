import { beforeEach, describe, expect, it } from "vitest";
import { FEATURE_NAMES } from "../../domain/features";
import { API, createTestMock, type TestMock } from "../test-support/mock";
import { answer } from "../transports/answer";

let mock: TestMock;
let manager: Awaited<ReturnType<typeof as>>;
const as = async (persona: "admin" | "manager" | "donor") => {
  const token = await mock.enter(persona);
  return (method: string, path: string, body?: unknown) => mock.call(method, path, { token, body });
};
beforeEach(async () => {
  mock = await createTestMock(60);
  manager = await as("manager");
});

describe("a wrong current password", () => {
  it.each([
    ["PUT", "/auth/password", { password: "Dodici caratteri" }],
    ["POST", "/auth/account/email", { email: "altra@posta.example" }],
  ])("counts towards the lock of sign-in: %s %s", async (method, path, form) => {
    const guess = async () => (await manager(method, path, { ...form, currentPassword: "no" })).status;
    const statuses = [];
    for (let tries = 0; tries < 6; tries++) statuses.push(await guess());
    expect(statuses).toEqual([422, 422, 422, 422, 423, 423]);
    expect((await mock.login("manager@gds.example")).status).toBe(423);
  });
});

describe("a picture", () => {
  /** The header of a square PNG, with its size in pixels. */
  const pngOf = (side: number) => {
    const size = [(side >> 8) & 0xff, side & 0xff];
    const header = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, ...size, 0, 0, ...size];
    return new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...header])]);
  };
  const request = async (persona: "manager" | "donor", path: string, init?: RequestInit) => {
    const headers = { Authorization: `Bearer ${await mock.enter(persona)}` };
    return answer(mock, new Request(API + path, { ...init, headers }));
  };
  const upload = (persona: "manager" | "donor", side: number) => {
    const body = new FormData();
    body.set("file", pngOf(side), "foto");
    return request(persona, "/uploads", { method: "POST", body });
  };
  const send = async (persona: "manager" | "donor") =>
    ((await (await upload(persona, 512)).json()) as { path: string }).path;
  const save = (call: typeof manager, profileImage: string | null) =>
    call("PUT", "/auth/update-profile", { profileImage });

  it("becomes the profile image of the user who uploaded it, and of nobody else; its removal can be undone", async () => {
    const donor = await as("donor");
    const path = await send("manager");
    expect((await save(donor, path)).status).toBe(422);
    for (const picture of [path, null, path]) expect((await save(manager, picture)).status).toBe(200);
  });

  it("with too many pixels is refused, even if the file is small", async () => {
    expect([(await upload("manager", 4_096)).status, (await upload("manager", 20_000)).status]).toEqual([201, 422]);
  });

  it("is visible to its owner and the staff, not to other donors", async () => {
    const [theirs, own] = [await send("manager"), await send("donor")];
    const read = async (persona: "manager" | "donor", path: string) =>
      (await request(persona, `/uploads/${path}`)).status;
    expect([await read("donor", theirs), await read("donor", own)]).toEqual([404, 200]);
    expect([await read("manager", theirs), await read("manager", own)]).toEqual([200, 200]);
    expect([await read("donor", "face-u4.png"), await read("manager", "face-u4.png")]).toEqual([404, 200]);
  });
});

it("without erasure, the deletion of an account moves the documents of the person to the bin", async () => {
  mock = await createTestMock(
    60,
    [],
    FEATURE_NAMES.filter((name) => name !== "erasure"),
  );
  const donor = await as("donor");
  const admin = await as("admin");
  const { total } = (await admin("GET", "/documents?donorId=d1")).body;
  expect(total).toBeGreaterThan(0);
  await donor("POST", "/auth/account/deletion", {});
  await admin("POST", "/deletion-requests/d1", { state: "done" });
  const left = await admin("GET", "/documents?donorId=d1");
  const bin = await admin("GET", "/documents?donorId=d1&deleted=true");
  expect([left.body.total, bin.body.total]).toEqual([0, total]);
});

it("the only administrator who can sign in may delete one who is deactivated", async () => {
  const admin = await as("admin");
  const { users } = (await admin("GET", "/users?role=admin")).body;
  const others = (users as { _id: string; email: string; version: number }[]).filter(({ _id }) => _id !== "u1");
  const { _id, email } = others[0]!;
  const token = (await mock.login(email)).body.authToken;
  expect((await mock.call("POST", "/auth/account/deletion", { token, body: {} })).status).toBe(201);
  for (const { _id: other, version } of others) {
    const body = { version, status: "inactive" };
    expect((await admin("PUT", `/users/${other}`, body)).status).toBe(200);
  }
  expect(await admin("POST", `/deletion-requests/${_id}`, { state: "done" })).toMatchObject({ status: 200 });
});

it("a deletion request can't be withdrawn after the answer", async () => {
  const admin = await as("admin");
  const path = "/auth/account/deletion";
  await manager("POST", path, { reason: "Smetto" });
  expect((await manager("DELETE", path)).status).toBe(200);
  await manager("POST", path, { reason: "Smetto" });
  await admin("POST", "/deletion-requests/u3", { state: "refused", answer: "Serve un documento." });
  expect(await manager("DELETE", path)).toMatchObject({ status: 409, body: { code: "status" } });
});
