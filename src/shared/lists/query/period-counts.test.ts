import { describe, expect, it } from "vitest";
import { romeDay } from "../../../domain/dates/days";
import { wireField } from "../../../domain/filter/period-counts";
import { askableSorts, periodCountsQuery, listRead, preloadList, type ListSource } from "./list-source";
import { writeListQuery, type ListQuery } from "./list-query";

const source: ListSource = { kind: "donors", path: "/donors", idField: "_id", defaultSort: "lastName", sortable: [] };
const asking = (more: object = {}): ListQuery => {
  const rule = { field: "donationsNumber@last12Months", operator: ">=", value: 3, ...more };
  return { text: "", filters: [], filter: { combinator: "and", rules: [rule] } };
};
const readAhead = (query: ListQuery) =>
  preloadList(source)({ path: "/app/donors", search: new URLSearchParams(), state: writeListQuery(query) }, null);

describe("period counts", () => {
  it("are read early only if the server declares computed fields", () => {
    const featuresOf = (query: ListQuery) => readAhead(query).flatMap(({ features }) => features);
    expect(featuresOf(asking())).toEqual(["computed-fields"]);
    expect(featuresOf(asking({ disabled: true }))).toEqual([]);
    expect(featuresOf(asking({ field: "donationsNumber" }))).toEqual([]);
  });

  it("of columns are requested with their days; without such columns there is no parameter", () => {
    const view = { pageIndex: 0, pageSize: 10, sort: "lastName", tab: null, savedViewId: null };
    const names = ["donationsNumber@last12Months", "donationsNumber@2026-01-01..2026-06-30:1"];
    expect(listRead(source, view, asking(), names).query?.figures).toBe(
      `${wireField(names[0]!, romeDay(Date.now()))},${names[1]}`,
    );
    expect(periodCountsQuery([], "2026-11-22")).toEqual({});
  });
});

describe("computed fields", () => {
  const donations: ListSource = { ...source, kind: "donations", path: "/donations", features: ["donations"] };
  const sorted: ListSource = { ...source, sortable: ["lastName", "nextDonationDate"] };
  const featuresOf = (list: ListSource, query: ListQuery, search = "") =>
    preloadList(list)(
      { path: "/app/donors", search: new URLSearchParams(search), state: writeListQuery(query) },
      null,
    )[0]?.features;

  it("are read early only if the server declares them and the list's own features", () => {
    expect(featuresOf(source, asking({ field: "nextDonationDate" }))).toEqual(["computed-fields"]);
    expect(featuresOf(donations, asking({ field: "donor.awardDue" }))).toEqual(["donations", "computed-fields"]);
    expect(featuresOf(donations, asking({ field: "donor.area" }))).toEqual(["donations"]);
  });

  it("can be sorted by only if the server declares them", () => {
    const nothing: ListQuery = { text: "", filters: [], filter: null };
    expect(featuresOf(sorted, nothing, "sort=-nextDonationDate")).toEqual(["computed-fields"]);
    expect(askableSorts(sorted, true)).toEqual(["lastName", "nextDonationDate"]);
    expect(askableSorts(sorted, false)).toEqual(["lastName"]);
  });
});
