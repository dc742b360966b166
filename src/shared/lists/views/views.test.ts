import { describe, expect, it } from "vitest";
import { DEFAULT_LAYOUT } from "../column-layout";
import { sameContent, readContent, viewsAnswer, writeContent, type ViewContent } from "./saved-view";

const rule = (field: string, value: unknown, operator = "=") => ({ field, operator, value });
const content = (change: Partial<ViewContent["query"]> = {}): ViewContent => ({
  tab: "donors",
  sort: "lastName",
  query: { text: "", filters: [], filter: null, ...change },
  layout: DEFAULT_LAYOUT,
});
const and = (...rules: object[]) => ({ combinator: "and", rules }) as NonNullable<ViewContent["query"]["filter"]>;

describe("a stored view", () => {
  it("survives writing and reading", () => {
    const view = { ...content({ text: "ro", filter: and(rule("status", "active")) }), sort: "-area" };
    expect(readContent(JSON.parse(JSON.stringify(writeContent(view))))).toEqual({ content: view, omitted: 0 });
  });

  it("is opened without rules whose field or operator doesn't exist, and counts them", () => {
    const filter = and(rule("status", "active"), rule("shoeSize", 42), rule("area", "x", "resembles"));
    const { content: opened, omitted } = readContent({
      tab: "donors",
      sort: "lastName",
      text: "",
      filters: [],
      filter,
    });
    expect(opened.query.filter?.rules).toHaveLength(1);
    expect(omitted).toBe(2);
  });

  it("keeps relative period counts, also on a server without computed fields", () => {
    const kept = content({ filter: and(rule("donationsNumber@last12Months:1", 3, ">=")) });
    expect(readContent(JSON.parse(JSON.stringify(writeContent(kept))))).toEqual({ content: kept, omitted: 0 });
    const { omitted } = readContent({ ...writeContent(kept), tab: "donations" });
    expect(omitted).toBe(1);
  });

  it.each([[{ filter: and(rule("shoeSize", 42)) }], [{ filter: { combinator: "xor" } }]])(
    "counts the rules of an unreadable filter: %j",
    (kept) => expect(readContent(kept).omitted).toBeGreaterThan(0),
  );

  it("has defaults for all invalid values", () => {
    const { content: opened } = readContent({ tab: "users", sort: 7, filter: "x", filters: "y", layout: 3 });
    expect(opened).toEqual({ ...content(), sort: "" });
  });

  it("is ignored if it has no id", () => {
    const { views } = viewsAnswer({ views: [{ name: "x" }, { _id: "v1", name: "y" }] }, "", () => undefined);
    expect(views).toMatchObject([{ _id: "v1", name: "y", sharedWith: [], omitted: 0 }]);
  });
});

describe("comparing contents", () => {
  it("ignores the order of keys, and spaces", () => {
    const built = and(rule("status", "active"));
    const written = { rules: [{ value: "active", operator: "=", field: "status" }], combinator: "and" } as typeof built;
    expect(sameContent(content({ text: "ro ", filter: built }), content({ text: "ro", filter: written }))).toBe(true);
  });

  it.each([
    [{ sort: "-lastName" }],
    [{ tab: "awards" as const }],
    [{ layout: { ...DEFAULT_LAYOUT, shown: ["email"] } }],
    [{ layout: { ...DEFAULT_LAYOUT, density: "compact" as const } }],
    [{ query: { text: "x", filters: [], filter: null } }],
  ])("finds a difference in %j", (change) => expect(sameContent(content(), { ...content(), ...change })).toBe(false));
});
