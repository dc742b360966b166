import { describe, expect, it } from "vitest";
import { romeDay } from "../../domain/days";
import { wireField } from "../../domain/filter/figures";
import { figuresQuery, listRead, preloadList, type ListSource } from "./list-source";
import { writeQuestion, type ListQuestion } from "./question";
import { figuresAnswer, withoutAnswer } from "./use-figures";

const source: ListSource = { kind: "donors", path: "/donors", idField: "_id", defaultSort: "lastName", sortable: [] };
const asking = (more: object = {}): ListQuestion => {
  const rule = { field: "donationsNumber@last12Months", operator: ">=", value: 3, ...more };
  return { text: "", filters: [], filter: { combinator: "and", rules: [rule] } };
};
const readAhead = (question: ListQuestion) =>
  preloadList(source)({ search: new URLSearchParams(), state: writeQuestion(question) }, null);

describe("figures over a period", () => {
  it.each([
    [{ success: true, settings: { figures: ["donationsNumber", "another"] } }, true],
    [{ success: true, settings: { figures: ["another"] } }, false],
    [{ success: true, settings: { figures: "donationsNumber" } }, false],
    [{ success: true, settings: { awardTiers: [] } }, false],
    [{ success: true }, false],
    [[], false],
  ])("are known to a server that names them: %j", (body, named) =>
    expect(figuresAnswer(body, "", () => undefined)).toBe(named),
  );

  it("are not asked ahead, before it is known whether the server has them", () => {
    expect(readAhead(asking())).toEqual([]);
    expect(readAhead(asking({ disabled: true }))).toHaveLength(1);
    expect(readAhead(asking({ field: "donationsNumber" }))).toHaveLength(1);
  });

  it("have no answer where the server has none, nor while nobody knows", () => {
    expect(withoutAnswer({ status: "named" })).toBeNull();
    expect(withoutAnswer({ status: "loading" })).toEqual({ status: "loading" });
    expect(withoutAnswer({ status: "lacking" })).toMatchObject({ status: "error", error: { code: "noFigures" } });
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
