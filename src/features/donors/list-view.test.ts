import { describe, expect, it } from "vitest";
import { nextSort, readListView, writeListView } from "./list-view";

const read = (search: string) => readListView(new URLSearchParams(search));

describe("the view in the address", () => {
  it("is the first page of ten by name when the address says nothing", () => {
    expect(read("")).toEqual({ pageIndex: 0, pageSize: 10, sort: "lastName" });
  });
  it("comes back from what was written", () => {
    const view = { pageIndex: 3, pageSize: 25, sort: "-donationsNumber" } as const;
    expect(read(writeListView(view))).toEqual(view);
    expect(writeListView({ pageIndex: 0, pageSize: 10, sort: "lastName" })).toBe("");
  });
  it.each(["pageIndex=-1", "pageIndex=1e9", "pageIndex=due", "pageSize=7", "sort=password", "sort=--lastName"])(
    "takes %s for missing",
    (search) => expect(read(search)).toEqual({ pageIndex: 0, pageSize: 10, sort: "lastName" }),
  );
  it("turns round at the second click on a head, and starts upwards on another", () => {
    expect(nextSort("lastName", "lastName")).toBe("-lastName");
    expect(nextSort("-lastName", "lastName")).toBe("lastName");
    expect(nextSort("-lastName", "area")).toBe("area");
  });
});
