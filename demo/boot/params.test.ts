import { describe, expect, it } from "vitest";
import { DEFAULT_HTTP_API, readParams, withoutOrders, withParam } from "./params";

describe("the demo's address", () => {
  it("says who is signed in, what goes wrong, how slow, how many, which seed, theme, width and transport", () => {
    const search =
      "?persona=admin&scenario=down&latency=300&donors=20000&seed=7&awards=fidas&features=views,zones&theme=dark&width=360&transport=http" +
      "&api=http://127.0.0.1:9999/v2/&reset";
    expect(readParams(search)).toEqual({
      persona: "admin",
      scenario: "down",
      latency: 300,
      donors: 20_000,
      seed: 7,
      awards: "fidas",
      features: ["zones", "views"],
      theme: "dark",
      width: 360,
      transport: "http",
      api: "http://127.0.0.1:9999/v2",
      reset: true,
    });
  });

  it("asks nothing when it is bare", () => {
    expect(readParams("")).toEqual({
      persona: null,
      scenario: null,
      latency: null,
      donors: null,
      seed: null,
      awards: null,
      features: null,
      theme: null,
      width: null,
      transport: null,
      api: DEFAULT_HTTP_API,
      reset: false,
    });
  });

  it.each([
    "?latency=fast",
    "?latency=-1",
    "?donors=1e9",
    "?donors=999999999",
    "?theme=pink",
    "?awards=other",
    "?width=37",
    "?api=x",
  ])("takes a value that makes no sense as absent: %s", (search) => expect(readParams(search)).toEqual(readParams("")));

  it("refuses an API address that isn't one of the web", () => {
    expect(readParams("?api=javascript:alert(1)").api).toBe(DEFAULT_HTTP_API);
  });
});

describe("orders that are carried out once", () => {
  it.each([
    ["?persona=admin", ""],
    ["?reset", ""],
    ["?reset=&persona=admin", ""],
    ["?persona=admin&theme=dark&reset", "?theme=dark"],
    ["?utm=a%20b&persona=admin&x", "?utm=a%20b&x"],
    ["?personality=kept", "?personality=kept"],
    ["", ""],
  ])("go, and the rest stays letter by letter: %s", (search, kept) => expect(withoutOrders(search)).toBe(kept));
});

describe("changing one parameter", () => {
  it("adds, replaces or takes out that one alone", () => {
    expect(withParam("", "theme", "dark")).toBe("?theme=dark");
    expect(withParam("?seed=7&theme=dark", "theme", "light")).toBe("?seed=7&theme=light");
    expect(withParam("?seed=7&theme=dark", "theme", null)).toBe("?seed=7");
    expect(withParam("?theme=dark", "theme", null)).toBe("");
  });
});
