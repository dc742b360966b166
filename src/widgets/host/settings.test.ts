import { describe, expect, it } from "vitest";
import type { RawAttributes } from "./attributes";
import { readSettings } from "./settings";

const API = "https://api.gds.example/v2";
const read = (raw: RawAttributes) =>
  readSettings(raw, { page: "https://www.club.example/soci/area?x=1#top", titleByDefault: false });
const codes = (raw: RawAttributes) => {
  const outcome = read(raw);
  return outcome.status === "wrong" ? outcome.problems.map(({ code }) => code) : [];
};
const ready = (raw: RawAttributes) => {
  const outcome = read(raw);
  if (outcome.status === "wrong") throw new Error(JSON.stringify(outcome.problems));
  return outcome.settings;
};

describe("an element's attributes", () => {
  it("need only the API's address; the rest has defaults", () => {
    expect(ready({ apiBase: API })).toEqual({
      apiBase: API,
      uploadsBase: null,
      socketUrl: null,
      recaptchaSiteKey: null,
      privacyUrl: null,
      theme: "light",
      tokenStorage: "cookie",
      pageTitle: false,
      start: "sign-up",
      returnUrl: null,
      partner: null,
      invites: false,
      openIn: null,
    });
  });

  it("are taken as they were meant: spaces, a slash at the end, a path of the same site, an empty text", () => {
    expect(ready({ apiBase: ` ${API}/ `, uploadsBase: "", theme: "" }).apiBase).toBe(API);
    expect(ready({ apiBase: "/gds/v2" }).apiBase).toBe("https://www.club.example/gds/v2");
    expect(ready({ apiBase: API, socketUrl: "wss://live.gds.example/" }).socketUrl).toBe("wss://live.gds.example");
  });

  it.each([undefined, "", "  "])("say that the API's address is missing: %j", (apiBase) => {
    expect(read({ apiBase })).toMatchObject({
      status: "wrong",
      problems: [{ code: "config-api-base", attribute: "api-base", kind: "missing" }],
    });
  });

  it.each(["api.gds.example/v2", "http://", "javascript:alert(1)//v2", "ftp://x/v2", "https://u:p@x.example/v2", "v2"])(
    "refuse what is no address of the web: %s",
    (apiBase) => expect(codes({ apiBase })).toEqual(["config-api-base"]),
  );

  it.each(["https://api.gds.example", "https://api.gds.example/v1", `${API}?x=1`, `${API}/donors`])(
    "refuse an API that isn't version 2: %s",
    (apiBase) => expect(codes({ apiBase })).toEqual(["config-api-base"]),
  );

  it.each([
    ["https://club.example/privacy", "https://club.example/privacy"],
    ["/privacy", "https://www.club.example/privacy"],
    ["./privacy.html", "https://www.club.example/soci/privacy.html"],
    ["../privacy#dati", "https://www.club.example/privacy#dati"],
  ])("take the policy's address as a link of the page: %s", (privacyUrl, href) =>
    expect(ready({ apiBase: API, privacyUrl }).privacyUrl).toBe(href),
  );

  it.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,x",
    "mailto:a@b.example",
    "www.club.example/privacy",
  ])("refuse as the policy's address what no link may lead to: %s", (privacyUrl) =>
    expect(codes({ apiBase: API, privacyUrl })).toEqual(["config-privacy-url"]),
  );

  it("say where the bell leads: to its drawer, or to the back office's page", () => {
    const openIn = (value: string) => ready({ apiBase: API, openIn: value }).openIn;
    expect(openIn("drawer")).toBeNull();
    expect(openIn("/soci")).toBe("https://www.club.example/soci");
    expect(openIn("https://club.example/soci?x=1")).toBe("https://club.example/soci?x=1");
    expect(ready({ apiBase: API, signedOut: "invite" }).invites).toBe(true);
    for (const value of ["javascript:alert(1)", "data:text/html,x", "window", "https://u:p@club.example"])
      expect(codes({ apiBase: API, openIn: value })).toEqual(["config-open-in"]);
    expect(codes({ apiBase: API, signedOut: "show" })).toEqual(["config-signed-out"]);
  });

  it("name every attribute that is wrong at once", () => {
    const raw = {
      theme: "pink",
      tokenStorage: "disk",
      pageTitle: "yes",
      recaptchaSiteKey: "a b",
      privacyUrl: "javascript:1",
    };
    expect(codes(raw).sort()).toEqual([
      "config-api-base",
      "config-page-title",
      "config-privacy-url",
      "config-recaptcha-site-key",
      "config-theme",
      "config-token-storage",
    ]);
  });

  it.each([{ theme: "dark " }, { tokenStorage: " memory" }, { pageTitle: " " }])(
    "refuse a choice with a space about it, which the sheet would not know: %j",
    (raw) => expect(codes({ apiBase: API, ...raw })).toHaveLength(1),
  );

  it("leave the page's title to the host unless asked", () => {
    expect(ready({ apiBase: API, pageTitle: "on" }).pageTitle).toBe(true);
    const backOffice = readSettings({ apiBase: API, pageTitle: "off" }, { page: API, titleByDefault: true });
    expect(backOffice).toMatchObject({ settings: { pageTitle: false } });
  });
});
