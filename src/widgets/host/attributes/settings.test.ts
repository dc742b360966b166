import { describe, expect, it } from "vitest";
import type { RawAttributes } from "./attributes";
import { readSettings } from "./settings";

const API = "https://api.gds.example/v2";
const read = (raw: RawAttributes) =>
  readSettings(raw, { page: "https://www.club.example/soci/area?x=1#top", titleByDefault: false });
const codes = (raw: RawAttributes) => {
  const outcome = read(raw);
  return outcome.problems.map(({ code }) => code);
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
      bell: true,
      publicFeatures: "",
      openIn: null,
    });
  });

  it("may have spaces around, a slash at the end, a path of the same site, or no text", () => {
    expect(ready({ apiBase: ` ${API}/ `, uploadsBase: "", theme: "" }).apiBase).toBe(API);
    expect(ready({ apiBase: "/gds/v2" }).apiBase).toBe("https://www.club.example/gds/v2");
    expect(ready({ apiBase: API, socketUrl: "wss://live.gds.example/" }).socketUrl).toBe("wss://live.gds.example");
  });

  it.each([undefined, "", "  "])("need the API's address: %j is missing", (apiBase) => {
    expect(read({ apiBase })).toMatchObject({
      status: "wrong",
      problems: [{ code: "config-api-base", attribute: "api-base", kind: "missing" }],
    });
  });

  it.each(["api.gds.example/v2", "http://", "javascript:alert(1)//v2", "ftp://x/v2", "https://u:p@x.example/v2", "v2"])(
    "aren't valid with %s as the API's address",
    (apiBase) => expect(codes({ apiBase })).toEqual(["config-api-base"]),
  );

  it("aren't valid with an http address that browsers block on an https page, except the local machine", () => {
    expect(codes({ apiBase: "http://api.gds.example/v2" })).toEqual(["config-api-base"]);
    expect(codes({ apiBase: API, socketUrl: "ws://api.gds.example" })).toEqual(["config-socket-url"]);
    expect(codes({ apiBase: "http://127.0.0.1:4010/v2", uploadsBase: "http://localhost:4010" })).toEqual([]);
    expect(codes({ apiBase: API, privacyUrl: "http://www.gds.example/privacy" })).toEqual([]);
    const page = { page: "http://www.club.example/", titleByDefault: false };
    expect(readSettings({ apiBase: "http://api.gds.example/v2" }, page).status).toBe("ready");
  });

  it.each(["https://api.gds.example", "https://api.gds.example/v1", `${API}?x=1`, `${API}/donors`])(
    "aren't valid with an API that isn't version 2: %s",
    (apiBase) => expect(codes({ apiBase })).toEqual(["config-api-base"]),
  );

  it.each([
    ["https://club.example/privacy", "https://club.example/privacy"],
    ["/privacy", "https://www.club.example/privacy"],
    ["./privacy.html", "https://www.club.example/soci/privacy.html"],
    ["../privacy#dati", "https://www.club.example/privacy#dati"],
  ])("resolve the policy's address against the page: %s", (privacyUrl, href) =>
    expect(ready({ apiBase: API, privacyUrl }).privacyUrl).toBe(href),
  );

  it.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,x",
    "mailto:a@b.example",
    "www.club.example/privacy",
  ])("aren't valid with %s as the policy's address", (privacyUrl) =>
    expect(codes({ apiBase: API, privacyUrl })).toEqual(["config-privacy-url"]),
  );

  /** Values that look like paths, but that browsers read as another site or as a script. */
  const DISGUISED = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    ".//../\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n/evil.example",
    "\u0000//evil.example",
    "\u0001/\\evil.example",
    "https:\\\\evil.example",
    "https:/\\evil.example",
    "https:evil.example",
    "https:/evil.example",
    "https:///evil.example",
    "ht\ttps://evil.example",
    "java\tscript:alert(1)",
    "java\nscript://%0aalert(1)",
    "\u0001javascript:alert(1)",
    "javascript://www.club.example/%0aalert(1)",
    "vbscript:x",
    "blob:https://www.club.example/x",
    "https://www.club.example@evil.example",
    "https://www.club.example\\@evil.example",
  ];
  it.each(
    DISGUISED.flatMap((value) =>
      (["returnUrl", "openIn", "privacyUrl"] as const).map((name) => [name, value] as const),
    ),
  )("aren't valid with a disguised address of another site, %s: %j", (name, value) =>
    expect(codes({ apiBase: API, [name]: value })).toHaveLength(1),
  );

  it.each(["//api.evil.example/v2", "/\\api.evil.example/v2", "/\t/api.evil.example/v2"])(
    "aren't valid with an API that only looks like a path of the site: %j",
    (apiBase) => expect(codes({ apiBase })).toEqual(["config-api-base"]),
  );

  it("accept a return-url to any page of the site, and to any full address", () => {
    const back = (returnUrl: string) => ready({ apiBase: API, returnUrl }).returnUrl;
    expect(back("/soci?x=1#qui")).toBe("https://www.club.example/soci?x=1#qui");
    expect(back(" /a//b ")).toBe("https://www.club.example/a//b");
    expect(back("https://partner.example/grazie")).toBe("https://partner.example/grazie");
    expect(back("HTTP://partner.example:8080")).toBe("http://partner.example:8080/");
  });

  it("say whether the bell opens its drawer or the back office's page", () => {
    const openIn = (value: string) => ready({ apiBase: API, openIn: value }).openIn;
    expect(openIn("drawer")).toBeNull();
    expect(openIn("/soci")).toBe("https://www.club.example/soci");
    expect(openIn("https://club.example/soci?x=1")).toBe("https://club.example/soci?x=1");
    expect(ready({ apiBase: API, signedOut: "invite" }).invites).toBe(true);
    expect(ready({ apiBase: API, bell: "off" }).bell).toBe(false);
    for (const value of ["javascript:alert(1)", "data:text/html,x", "window", "https://u:p@club.example"])
      expect(codes({ apiBase: API, openIn: value })).toEqual(["config-open-in"]);
    expect(codes({ apiBase: API, signedOut: "show" })).toEqual(["config-signed-out"]);
  });

  it("have all wrong attributes reported at once", () => {
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
    "aren't valid with a space around a choice, which the style sheet wouldn't match: %j",
    (raw) => expect(codes({ apiBase: API, ...raw })).toHaveLength(1),
  );

  it("have their default if the element works without them, and are reported", () => {
    const raw = { theme: "Scuro", bell: "no", privacyUrl: "javascript:1", uploadsBase: "foto", socketUrl: "ftp://x" };
    expect(read({ apiBase: API, ...raw })).toMatchObject({
      status: "ready",
      settings: { theme: "light", bell: true, privacyUrl: null, uploadsBase: null, socketUrl: null },
    });
    expect(codes({ apiBase: API, ...raw })).toHaveLength(5);
  });

  it.each([{ apiBase: "x" }, { tokenStorage: "Memory" }, { recaptchaSiteKey: "a b" }])(
    "are an error if the element can't work with the default, or is less safe with it: %j",
    (raw) => expect(read({ apiBase: API, ...raw }).status).toBe("wrong"),
  );

  it("leave the page's title to the host by default", () => {
    expect(ready({ apiBase: API, pageTitle: "on" }).pageTitle).toBe(true);
    const backOffice = readSettings({ apiBase: API, pageTitle: "off" }, { page: API, titleByDefault: true });
    expect(backOffice).toMatchObject({ settings: { pageTitle: false } });
  });
});
