import { describe, expect, it } from "vitest";
import { USUAL_LAYOUT } from "../column-layout";
import { sameContent, readContent, viewsAnswer, writeContent, type ViewContent } from "./saved-view";

const rule = (field: string, value: unknown, operator = "=") => ({ field, operator, value });
const content = (change: Partial<ViewContent["query"]> = {}): ViewContent => ({
  tab: "donors",
  sort: "lastName",
  query: { text: "", filters: [], filter: null, ...change },
  layout: USUAL_LAYOUT,
});
const and = (...rules: object[]) => ({ combinator: "and", rules }) as NonNullable<ViewContent["query"]["filter"]>;

describe("a view as it is kept", () => {
  it("comes back as it was", () => {
    const kept = { ...content({ text: "ro", filter: and(rule("status", "active")) }), sort: "-area" };
    expect(readContent(JSON.parse(JSON.stringify(writeContent(kept))))).toEqual({ content: kept, omitted: 0 });
  });

  it("is opened without the rules that ask for what isn't there, and says how many", () => {
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

  it("keeps a figure over a period, relative as it is: whether the server has it is the list's to know", () => {
    const kept = content({ filter: and(rule("donationsNumber@last12Months:1", 3, ">=")) });
    expect(readContent(JSON.parse(JSON.stringify(writeContent(kept))))).toEqual({ content: kept, omitted: 0 });
    const { omitted } = readContent({ ...writeContent(kept), tab: "donations" });
    expect(omitted).toBe(1);
  });

  it.each([[{ filter: and(rule("shoeSize", 42)) }], [{ filter: { combinator: "xor" } }]])(
    "says so when nothing of its filter can be read: %j",
    (kept) => expect(readContent(kept).omitted).toBeGreaterThan(0),
  );

  it("has a default for all that a strange server sends", () => {
    const { content: opened } = readContent({ tab: "users", sort: 7, filter: "x", filters: "y", layout: 3 });
    expect(opened).toEqual({ ...content(), sort: "" });
  });

  it("without an id is none that can be opened", () => {
    const { views } = viewsAnswer({ views: [{ name: "x" }, { _id: "v1", name: "y" }] }, "", () => undefined);
    expect(views).toMatchObject([{ _id: "v1", name: "y", sharedWith: [], omitted: 0 }]);
  });
});

describe("whether a view was changed", () => {
  it("isn't a matter of the order in which its parts were written, of ids, or of blanks", () => {
    const built = and({ ...rule("status", "active"), id: "r1" });
    const written = { rules: [{ value: "active", operator: "=", field: "status" }], combinator: "and" } as typeof built;
    expect(sameContent(content({ text: "ro ", filter: built }), content({ text: "ro", filter: written }))).toBe(true);
  });

  it.each([
    [{ sort: "-lastName" }],
    [{ tab: "awards" as const }],
    [{ layout: { ...USUAL_LAYOUT, shown: ["email"] } }],
    [{ layout: { ...USUAL_LAYOUT, density: "compact" as const } }],
    [{ query: { text: "x", filters: [], filter: null } }],
  ])("is a matter of %j", (change) => expect(sameContent(content(), { ...content(), ...change })).toBe(false));
});
