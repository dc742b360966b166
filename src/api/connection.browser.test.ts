import { ApiError } from "./errors";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connect, type ConnectionOptions } from "./connection";
import { setTransport } from "./transport";

const OURS = "https://api.gds.example/v2";
const THEIRS = "https://evil.example/v2";
const user = { _id: "u1", email: "ada@gds.example", role: "admin", status: "active", privacy: true };
const CREDENTIALS = { email: "a@b.example", password: "x", recaptchaToken: "t" };

/** The requests: API, path, bearer and body of each. */
let requests: string[];
let leaves: (() => void)[];
/** Grows with each response, so that its tokens are new. */
let responseCount: number;

const cookies = () => Object.fromEntries(document.cookie.split("; ").map((cookie) => cookie.split("=")));
const clearCookies = () => {
  for (const name of Object.keys(cookies())) document.cookie = `${name}=; path=/; max-age=0`;
};
/** Sets tokens as the site's own scripts do. */
const setSiteTokens = (auth: string, refresh: string) => {
  document.cookie = `auth_token=${auth}; path=/`;
  document.cookie = `refresh_token=${refresh}; path=/`;
};
const markup = (html: string) => {
  document.body.innerHTML = html;
};
const tag = (api: string) => `<gds-backoffice api-base="${api}"></gds-backoffice>`;
const placeholder = (api: string) => `<div data-gds="backoffice" data-api-base="${api}">${tag(api)}</div>`;
const script = (attributes: string) => `<script type="text/plain" ${attributes}></script>`;

beforeEach(() => {
  requests = [];
  leaves = [];
  responseCount = 0;
  for (const base of [OURS, THEIRS])
    setTransport(base, {
      fetch: async (request) => {
        const path = request.url.slice(base.length);
        requests.push(`${base} ${path} ${request.headers.get("Authorization")} ${await request.clone().text()}`);
        responseCount += 1;
        const name = base === OURS ? "ours" : "theirs";
        const tokens = { authToken: `${name}-a${responseCount}`, refreshToken: `${name}-r${responseCount}` };
        return Response.json(
          { success: true, user, ...tokens },
          { status: path.endsWith("refresh-token") ? 201 : 200 },
        );
      },
    });
});
afterEach(() => {
  for (const leave of leaves) leave();
  for (const base of [OURS, THEIRS]) setTransport(base, null);
  markup("");
  clearCookies();
});

const open = (apiBase: string, options: Partial<ConnectionOptions> = {}) => {
  const { connection, leave } = connect({ apiBase, socketUrl: null, tokenStorage: "cookie", ...options });
  leaves.push(leave);
  return { ...connection, leave };
};
const settled = (connection: ReturnType<typeof open>) =>
  expect.poll(() => connection.session.state().status).not.toBe("loading");
const opened = async (apiBase: string, options?: Partial<ConnectionOptions>) => {
  const connection = open(apiBase, options);
  await settled(connection);
  return connection;
};
const sentTo = (base: string) => requests.filter((call) => call.startsWith(base)).join("\n");

describe("tokens of a sign-in to an API", () => {
  it("aren't sent to another API on the next page", async () => {
    markup(tag(OURS));
    const ours = await opened(OURS, { fromTag: true });
    await ours.session.signIn(CREDENTIALS);
    ours.leave();
    markup(tag(THEIRS));
    const theirs = await opened(THEIRS, { fromTag: true });
    expect(theirs.session.state()).toMatchObject({ status: "signed-out" });
    expect(sentTo(THEIRS)).toBe("");
    theirs.leave();
    markup(tag(OURS));
    const again = await opened(OURS, { fromTag: true });
    expect(again.session.state()).toMatchObject({ status: "signed-in" });
  });

  it("are separate from those of another association on the same page", async () => {
    markup(tag(OURS) + tag(THEIRS));
    const [ours, theirs] = [await opened(OURS, { fromTag: true }), await opened(THEIRS, { fromTag: true })];
    await theirs.session.signIn(CREDENTIALS);
    await ours.session.signIn(CREDENTIALS);
    await ours.session.rereadUser();
    await theirs.session.rereadUser();
    expect(sentTo(OURS)).not.toContain("theirs-");
    expect(sentTo(THEIRS)).not.toContain("ours-");
    ours.session.signOut();
    expect(theirs.session.authToken()).toContain("theirs-a");
    expect(cookies()).toMatchObject({ auth_token: theirs.session.authToken() });
    theirs.session.signOut();
    expect(document.cookie).toBe("");
  });

  it("keep the session after a refresh and a reload of the page", async () => {
    const ours = await opened(OURS);
    await ours.session.signIn(CREDENTIALS);
    const before = cookies();
    const bearer = ours.session.bearer();
    await bearer.token();
    await bearer.renew(new ApiError("http", "no", 401));
    expect(cookies().auth_token).not.toBe(before.auth_token);
    ours.leave();
    const again = await opened(OURS);
    expect(again.session.state()).toMatchObject({ status: "signed-in" });
  });
});

describe("tokens that the site's own scripts set", () => {
  beforeEach(() => setSiteTokens("secret", "secret-too"));
  const expectOurs = async () => {
    const [theirs, ours] = [await opened(THEIRS), await opened(OURS, { fromTag: true })];
    expect(sentTo(THEIRS)).toBe("");
    expect(sentTo(OURS)).toContain("/auth/me Bearer secret");
    expect(theirs.session.state()).toMatchObject({ status: "signed-out" });
    expect(ours.session.state()).toMatchObject({ status: "signed-in" });
  };

  it("belong to the API that a script names, whatever the tags name", async () => {
    markup(script(`data-gds-api-base="${OURS}/"`) + tag(THEIRS) + tag(OURS));
    await expectOurs();
  });
  it("belong to the API that all tags name; a placeholder that starts first doesn't count", async () => {
    markup(placeholder(THEIRS) + tag(OURS) + tag(OURS));
    await expectOurs();
  });
  it("belong to the API of a tag that started in another shadow root", async () => {
    markup(placeholder(THEIRS));
    const ours = await opened(OURS, { fromTag: true });
    expect(ours.session.state()).toMatchObject({ status: "signed-in" });
  });
  it("belong to no API and stay in the cookies if the tags name different ones", async () => {
    markup(tag(OURS) + tag(THEIRS));
    const [ours, theirs] = [await opened(OURS, { fromTag: true }), await opened(THEIRS, { fromTag: true })];
    expect(requests).toEqual([]);
    expect([ours.session.state().status, theirs.session.state().status]).toEqual(["signed-out", "signed-out"]);
    expect(cookies()).toMatchObject({ auth_token: "secret", refresh_token: "secret-too" });
  });
  it("are ignored on a page with placeholders only, where the user can still sign in", async () => {
    markup(placeholder(OURS));
    const ours = await opened(OURS);
    expect(requests).toEqual([]);
    await ours.session.signIn(CREDENTIALS);
    ours.leave();
    const again = await opened(OURS);
    expect(again.session.state()).toMatchObject({ status: "signed-in" });
  });
  it("stay with the API that has read them when a tag of another API appears", async () => {
    markup(tag(OURS));
    const ours = await opened(OURS, { fromTag: true });
    markup(tag(OURS) + tag(THEIRS));
    const theirs = await opened(THEIRS, { fromTag: true });
    await ours.session.call("/x");
    expect(ours.session.state()).toMatchObject({ status: "signed-in" });
    await theirs.session.signIn(CREDENTIALS);
    expect(cookies()).toMatchObject({ auth_token: "secret" });
    expect(sentTo(THEIRS)).not.toContain("secret");
  });
  it("aren't sent to the API that a user signed in to before", async () => {
    clearCookies();
    const theirs = await opened(THEIRS);
    await theirs.session.signIn(CREDENTIALS);
    requests = [];
    setSiteTokens("secret", "secret-too");
    theirs.session.syncWithCookies();
    await expect.poll(() => theirs.session.state()).toMatchObject({ status: "signed-out" });
    await theirs.session.call("/x").catch(() => undefined);
    expect(sentTo(THEIRS)).not.toContain("secret");
    expect(cookies()).toMatchObject({ auth_token: "secret" });
  });
});

it("an API with tokens in memory doesn't change the cookies of another API", async () => {
  setSiteTokens("secret", "secret-too");
  markup(tag(OURS));
  const theirs = await opened(THEIRS, { tokenStorage: "memory" });
  await opened(OURS, { fromTag: true });
  await theirs.session.signIn(CREDENTIALS);
  expect(cookies()).toMatchObject({ auth_token: "secret" });
});
