import { describe, expect, it } from "vitest";
import { DEFAULT_HTTP_API, readParams, withoutOneTimeParams, withParam } from "./params";

describe("the demo's address", () => {
  it("has all parameters of the demo", () => {
    const search =
      "?persona=admin&scenario=down&latency=300&donors=20000&seed=7&awards=fidas&features=views,zones&theme=dark&labels=italiano&width=360&transport=http" +
      "&api=http://127.0.0.1:9999/v2/&reset";
    expect(readParams(search)).toEqual({
      persona: "admin",
      scenario: "down",
      latency: 300,
      donors: 20_000,
      seed: 7,
      awards: "fidas",
      features: "views,zones",
      theme: "dark",
      labels: "italiano",
      width: 360,
      transport: "http",
      api: "http://127.0.0.1:9999/v2",
      reset: true,
    });
  });

  it("has only defaults without parameters", () => {
    expect(readParams("")).toEqual({
      persona: null,
      scenario: null,
      latency: null,
      donors: null,
      seed: null,
      awards: null,
      features: null,
      theme: null,
      labels: null,
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
  ])("an invalid value counts as absent: %s", (search) => expect(readParams(search)).toEqual(readParams("")));

  it("refuses an API address without http(s)", () => {
    expect(readParams("?api=javascript:alert(1)").api).toBe(DEFAULT_HTTP_API);
  });
});

describe("one-time parameters", () => {
  it.each([
    ["?persona=admin", ""],
    ["?reset", ""],
    ["?reset=&persona=admin", ""],
    ["?persona=admin&theme=dark&reset", "?theme=dark"],
    ["?utm=a%20b&persona=admin&x", "?utm=a%20b&x"],
    ["?personality=kept", "?personality=kept"],
    ["", ""],
  ])("are removed, and the rest isn't changed: %s", (search, rest) => expect(withoutOneTimeParams(search)).toBe(rest));
});

describe("changing one parameter", () => {
  it("adds, replaces or removes only that one", () => {
    expect(withParam("", "theme", "dark")).toBe("?theme=dark");
    expect(withParam("?seed=7&theme=dark", "theme", "light")).toBe("?seed=7&theme=light");
    expect(withParam("?seed=7&theme=dark", "theme", null)).toBe("?seed=7");
    expect(withParam("?theme=dark", "theme", null)).toBe("");
  });
});
