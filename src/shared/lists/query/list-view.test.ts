import { describe, expect, it } from "vitest";
import { nextSort, readListView, writeListView, type ListView, type ListViewRules } from "./list-view";

const rules: ListViewRules = { sortable: ["lastName", "area"], defaultSort: "lastName", tabs: ["donors", "donations"] };
const read = (search: string) => readListView(new URLSearchParams(search), rules);
const first: ListView = { pageIndex: 0, pageSize: 10, sort: "lastName", tab: null, savedViewId: null };

describe("the view in the address", () => {
  it("is the first page of ten in the default order if the address is empty", () => {
    expect(read("")).toEqual(first);
    expect(writeListView(first, rules)).toBe("");
  });
  it("survives writing and reading", () => {
    const view: ListView = { pageIndex: 3, pageSize: 25, sort: "-area", tab: "donations", savedViewId: "v-12" };
    expect(read(writeListView(view, rules))).toEqual(view);
  });
  it.each([
    "pageIndex=-1",
    "pageIndex=1e9",
    "pageIndex=due",
    "pageIndex=%00",
    "pageSize=7",
    "sort=password",
    "sort=__proto__",
    "sort=--lastName",
    "tab=secrets",
    "view=../x",
    "view=",
  ])("ignores the invalid %s", (search) => expect(read(search)).toEqual(first));
  it("reverses the order at the second click on a header, and starts ascending on another", () => {
    expect(nextSort("lastName", "lastName")).toBe("-lastName");
    expect(nextSort("-lastName", "lastName")).toBe("lastName");
    expect(nextSort("-lastName", "area")).toBe("area");
  });
});
