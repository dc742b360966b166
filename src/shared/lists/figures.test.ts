import { describe, expect, it } from "vitest";
import { romeDay } from "../../domain/days";
import { wireField } from "../../domain/filter/figures";
import { figuresQuery, listRead, preloadList, type ListSource } from "./list-source";
import { writeQuestion, type ListQuestion } from "./question";

const source: ListSource = { kind: "donors", path: "/donors", idField: "_id", defaultSort: "lastName", sortable: [] };
const asking = (more: object = {}): ListQuestion => {
  const rule = { field: "donationsNumber@last12Months", operator: ">=", value: 3, ...more };
  return { text: "", filters: [], filter: { combinator: "and", rules: [rule] } };
};
const readAhead = (question: ListQuestion) =>
  preloadList(source)({ search: new URLSearchParams(), state: writeQuestion(question) }, null);

describe("figures over a period", () => {
  it("are asked ahead only where the server declares them", () => {
    const featureOf = (question: ListQuestion) => readAhead(question).map(({ feature }) => feature);
    expect(featureOf(asking())).toEqual(["computed-fields"]);
    expect(featureOf(asking({ disabled: true }))).toEqual([undefined]);
    expect(featureOf(asking({ field: "donationsNumber" }))).toEqual([undefined]);
  });

  it("of columns are asked for by the days of today, and by nothing without them", () => {
    const view = { pageIndex: 0, pageSize: 10, sort: "lastName", tab: null, savedViewId: null };
    const names = ["donationsNumber@last12Months", "donationsNumber@2026-01-01..2026-06-30:1"];
    expect(listRead(source, view, asking(), names).query?.figures).toBe(
      `${wireField(names[0]!, romeDay(Date.now()))},${names[1]}`,
    );
    expect(figuresQuery([], "2026-11-22")).toEqual({});
  });
});
