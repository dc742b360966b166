import { beforeEach, describe, expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
beforeEach(async () => {
  mock = await createTestMock();
});
const me = (token: string) => mock.call("GET", "/auth/me", { token });
const refresh = (refreshToken: string) => mock.call("POST", "/auth/refresh-token", { body: { refreshToken } });
const MINUTE = 60_000;

describe("an access token", () => {
  it("expires after five minutes of the clock", async () => {
    const token = await mock.enter("admin");
    mock.clock.advance(5 * MINUTE - 1);
    expect((await me(token)).status).toBe(200);
    mock.clock.advance(1);
    expect((await me(token)).status).toBe(401);
  });

  it("can't be forged, nor replaced by a refresh token", async () => {
    const { authToken, refreshToken } = await mock.control.signIn("donor");
    const [payload = "", sum] = authToken.split(".");
    const claims = JSON.parse(atob(payload)) as object;
    const forged = btoa(JSON.stringify({ ...claims, sub: "u1" })).replaceAll("=", "");
    for (const token of [`${forged}.${sum}`, refreshToken, "", "a.b", payload])
      expect((await me(token)).status).toBe(401);
  });

  it("can be made to expire; its refresh token stays valid", async () => {
    const { authToken, refreshToken } = await mock.control.signIn("admin");
    await mock.control.setScenario("expired-token");
    expect((await me(authToken)).status).toBe(401);
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(201);
    expect((await me(body.authToken)).status).toBe(200);
  });
});

describe("a refresh token", () => {
  it("is valid for seven days", async () => {
    const [early, late] = [await mock.control.signIn("admin"), await mock.control.signIn("admin")];
    mock.clock.advance(7 * 24 * 60 * MINUTE - 1);
    expect((await refresh(early.refreshToken)).status).toBe(201);
    mock.clock.advance(1);
    expect((await refresh(late.refreshToken)).status).toBe(401);
  });

  it("can be used again for one minute, so that a lost response doesn't sign the user out", async () => {
    const { refreshToken } = await mock.control.signIn("admin");
    const { body: lost } = await refresh(refreshToken);
    mock.clock.advance(MINUTE - 1);
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(201);
    expect((await me(body.authToken)).status).toBe(200);
    mock.clock.advance(1);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(lost.refreshToken)).status).toBe(201);
  });
});

describe("signing out other devices", () => {
  it("closes all other sessions of the account, and none of other accounts", async () => {
    const [current, other] = [await mock.control.signIn("donor"), await mock.control.signIn("donor")];
    const otherUser = await mock.control.signIn("admin");
    expect((await mock.call("POST", "/auth/sign-out-others", { token: current.authToken })).status).toBe(200);
    expect((await me(other.authToken)).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(401);
    expect((await me(current.authToken)).status).toBe(200);
    expect((await refresh(current.refreshToken)).status).toBe(201);
    expect((await refresh(otherUser.refreshToken)).status).toBe(201);
    expect((await me(await mock.enter("donor"))).status).toBe(200);
  });
});

describe("sign-in", () => {
  it("needs a reCAPTCHA token, a known address and its password", async () => {
    const body = { email: mock.email("admin"), password: "Donatori2026!" };
    expect((await mock.call("POST", "/auth/login", { body })).status).toBe(400);
    expect((await mock.login(mock.email("admin"), "no")).status).toBe(401);
    expect((await mock.login("nobody@gds.example")).body.message).toBe("E-mail o password non corretti.");
    const { status, body: response } = await mock.login("ADMIN@gds.example");
    expect(status).toBe(200);
    expect(response.user).toMatchObject({ email: "admin@gds.example", role: "admin" });
  });

  it("is locked for 15 minutes after five wrong passwords, whether the address exists or not", async () => {
    for (const email of [mock.email("manager"), "nobody@gds.example"]) {
      for (const attemptsLeft of [4, 3, 2, 1])
        expect(await mock.login(email, "no")).toMatchObject({ status: 401, body: { attemptsLeft } });
      const locked = await mock.login(email, "no");
      expect(locked).toMatchObject({ status: 423, body: { code: "lockedOut" } });
      expect(locked.headers.get("retry-after")).toBe("900");
    }
    expect((await mock.login(mock.email("manager"))).status).toBe(423);
    mock.clock.advance(15 * MINUTE);
    expect((await mock.login(mock.email("manager"))).status).toBe(200);
  });

  it("is refused after too many tries in a minute", async () => {
    for (let i = 0; i < 10; i++) await mock.login(mock.email("director"));
    const { status, headers } = await mock.login(mock.email("director"));
    expect(status).toBe(429);
    expect(headers.get("retry-after")).toBe("60");
    mock.clock.advance(MINUTE);
    expect((await mock.login(mock.email("director"))).status).toBe(200);
  });

  it("says that the account is locked, expired or new, and mails a link to the latter two", async () => {
    expect(await mock.login(mock.email("locked"))).toMatchObject({ status: 423, body: { code: "lockedOut" } });
    expect(await mock.login(mock.email("expired"))).toMatchObject({ status: 403, body: { code: "passwordExpired" } });
    expect(await mock.login(mock.email("staged"))).toMatchObject({ status: 403, body: { code: "firstLogin" } });
    expect((await mock.control.mails()).map(({ to }) => to)).toEqual([mock.email("staged"), mock.email("expired")]);
    await expect(mock.control.signIn("locked")).rejects.toThrow("bloccato");
  });

  it("sets the first password by the mailed link, only once", async () => {
    await mock.login(mock.email("staged"));
    const { links } = (await mock.control.mails())[0]!;
    const token = links[0]!.split("token=")[1];
    const body = { token, password: "Nuova2026!", privacy: true };
    expect((await mock.call("POST", "/auth/first-login", { body: { ...body, password: "corta" } })).status).toBe(422);
    const { status, body: response } = await mock.call("POST", "/auth/first-login", { body });
    expect(status).toBe(200);
    expect(response.user).toMatchObject({ status: "pending", privacy: true });
    expect((await mock.call("POST", "/auth/first-login", { body })).status).toBe(400);
    expect((await mock.login(mock.email("staged"), "Nuova2026!")).status).toBe(200);
  });
});

describe("sign-up", () => {
  it("makes a pending donor who can sign in after the mailed link was opened", async () => {
    const body = { email: "zoe@posta.example", password: "Nuova2026!", firstName: "Zoè", lastName: "Bo", area: "Lodi" };
    expect((await mock.call("POST", "/auth/register", { body })).body.user.status).toBe("provisioned");
    expect((await mock.call("POST", "/auth/register", { body })).status).toBe(409);
    const [mail] = await mock.control.mails();
    const token = mail!.links[0]!.split("token=")[1];
    expect(mail!.links[0]).toMatch(/^#\/auth\/validate\?token=/);
    mock.clock.advance(4 * 24 * 60 * MINUTE);
    expect((await mock.call("POST", "/auth/validate", { body: { token } })).status).toBe(400);
    mock.clock.advance(-4 * 24 * 60 * MINUTE);
    expect((await mock.call("POST", "/auth/validate", { body: { token } })).status).toBe(200);
    expect((await mock.login("zoe@posta.example", "Nuova2026!")).body.user.status).toBe("pending");
  });

  it("returns all problems at once", async () => {
    const { status, body } = await mock.call("POST", "/auth/register", { body: { email: "x", password: "y" } });
    expect(status).toBe(422);
    expect(body.error.map(({ param }: { param: string }) => param)).toEqual([
      "email",
      "password",
      "firstName",
      "lastName",
      "area",
    ]);
  });

  it("a forgotten password is replaced and a lock lifted; the response doesn't reveal whether the address exists", async () => {
    const ask = (email: string) => mock.call("POST", "/auth/forgot-password", { body: { email } });
    expect((await ask("nobody@gds.example")).body).toEqual((await ask(mock.email("locked"))).body);
    const [mail] = await mock.control.mails();
    const body = { token: mail!.links[0]!.split("token=")[1], password: "Nuova2026!" };
    expect((await mock.call("POST", "/auth/reset-password", { body })).status).toBe(200);
    expect((await mock.login(mock.email("locked"), "Nuova2026!")).status).toBe(200);
  });
});
