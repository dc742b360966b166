import { ApiError } from "./errors";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connect, type ConnectionOptions } from "./connection";
import { setTransport } from "./transport";

const OURS = "https://api.gds.example/v2";
const THEIRS = "https://evil.example/v2";
const user = { _id: "u1", email: "ada@gds.example", role: "admin", status: "active", privacy: true };
const CREDENTIALS = { email: "a@b.example", password: "x", recaptchaToken: "t" };

/** What each API heard: the path, the bearer and the body. */
let heard: string[];
let leaves: (() => void)[];
/** Rises with each answer that has tokens. */
let given: number;

const cookies = () => Object.fromEntries(document.cookie.split("; ").map((cookie) => cookie.split("=")));
const forget = () => {
  for (const name of Object.keys(cookies())) document.cookie = `${name}=; path=/; max-age=0`;
};
/** Tokens that the site put there itself. */
const siteSets = (auth: string, refresh: string) => {
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
  heard = [];
  leaves = [];
  given = 0;
  for (const base of [OURS, THEIRS])
    setTransport(base, {
      fetch: async (request) => {
        const path = request.url.slice(base.length);
        heard.push(`${base} ${path} ${request.headers.get("Authorization")} ${await request.clone().text()}`);
        given += 1;
        const name = base === OURS ? "ours" : "theirs";
        const tokens = { authToken: `${name}-a${given}`, refreshToken: `${name}-r${given}` };
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
  forget();
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
/** Everything that the other API was sent. */
const sentTo = (base: string) => heard.filter((call) => call.startsWith(base)).join("\n");

describe("tokens that came from an API", () => {
  it("stay its own when the next page has another one alone", async () => {
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

  it("are apart from those of another association on the same page, whichever signs in and out", async () => {
    markup(tag(OURS) + tag(THEIRS));
    const [ours, theirs] = [await opened(OURS, { fromTag: true }), await opened(THEIRS, { fromTag: true })];
    await theirs.session.signIn(CREDENTIALS);
    await ours.session.signIn(CREDENTIALS);
    await ours.session.reload();
    await theirs.session.reload();
    expect(sentTo(OURS)).not.toContain("theirs-");
    expect(sentTo(THEIRS)).not.toContain("ours-");
    ours.session.signOut();
    expect(theirs.session.authToken()).toContain("theirs-a");
    expect(cookies()).toMatchObject({ auth_token: theirs.session.authToken() });
    theirs.session.signOut();
    expect(document.cookie).toBe("");
  });

  it("are still theirs after a refresh, and when the page is loaded again", async () => {
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

describe("tokens that the site set itself", () => {
  beforeEach(() => siteSets("secret", "secret-too"));
  const isOurs = async () => {
    const [theirs, ours] = [await opened(THEIRS), await opened(OURS, { fromTag: true })];
    expect(sentTo(THEIRS)).toBe("");
    expect(sentTo(OURS)).toContain("/auth/me Bearer secret");
    expect(theirs.session.state()).toMatchObject({ status: "signed-out" });
    expect(ours.session.state()).toMatchObject({ status: "signed-in" });
  };

  it("are those of the API that a script's tag names, whatever tags there are", async () => {
    markup(script(`data-gds-api-base="${OURS}/"`) + tag(THEIRS) + tag(OURS));
    await isOurs();
  });
  it("are those of the API that the tags agree on; a placeholder that came first counts for nothing", async () => {
    markup(placeholder(THEIRS) + tag(OURS) + tag(OURS));
    await isOurs();
  });
  it("are those of the tags that have started where the document doesn't see them", async () => {
    markup(placeholder(THEIRS));
    const ours = await opened(OURS, { fromTag: true });
    expect(ours.session.state()).toMatchObject({ status: "signed-in" });
  });
  it("are nobody's where tags don't agree, and nobody has to be sent away for it", async () => {
    markup(tag(OURS) + tag(THEIRS));
    const [ours, theirs] = [await opened(OURS, { fromTag: true }), await opened(THEIRS, { fromTag: true })];
    expect(heard).toEqual([]);
    expect([ours.session.state().status, theirs.session.state().status]).toEqual(["signed-out", "signed-out"]);
    expect(cookies()).toMatchObject({ auth_token: "secret", refresh_token: "secret-too" });
  });
  it("are ignored on a page of placeholders only, where one may sign in all the same", async () => {
    markup(placeholder(OURS));
    const ours = await opened(OURS);
    expect(heard).toEqual([]);
    await ours.session.signIn(CREDENTIALS);
    ours.leave();
    const again = await opened(OURS);
    expect(again.session.state()).toMatchObject({ status: "signed-in" });
  });
  it("stay with the API that has them when another's tag comes later", async () => {
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
  it("aren't taken for those of the API that somebody signed in to before", async () => {
    forget();
    const theirs = await opened(THEIRS);
    await theirs.session.signIn(CREDENTIALS);
    heard = [];
    siteSets("secret", "secret-too");
    theirs.session.syncWithCookies();
    await expect.poll(() => theirs.session.state()).toMatchObject({ status: "signed-out" });
    await theirs.session.call("/x").catch(() => undefined);
    expect(sentTo(THEIRS)).not.toContain("secret");
    expect(cookies()).toMatchObject({ auth_token: "secret" });
  });
});

it("an API that keeps its tokens in memory takes no cookies from the next", async () => {
  siteSets("secret", "secret-too");
  markup(tag(OURS));
  const theirs = await opened(THEIRS, { tokenStorage: "memory" });
  await opened(OURS, { fromTag: true });
  await theirs.session.signIn(CREDENTIALS);
  expect(cookies()).toMatchObject({ auth_token: "secret" });
});
