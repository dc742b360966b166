import { describe, expect, it } from "vitest";
import { DEFAULT_ELIGIBILITY_RULES } from "../../domain/donation/eligibility-rules";
import { RULE_NUMBERS, ruleAt, withRule } from "../../domain/settings/rule-numbers";
import { rulesAnswer } from "./rules";

const read = (values: unknown) =>
  rulesAnswer({ settings: { rules: { version: 1, values } } }, "", () => undefined).values;

describe("rulesReader", () => {
  it.each(RULE_NUMBERS)("reads $path", ({ path, range: [least] }) => {
    const sent = withRule(DEFAULT_ELIGIBILITY_RULES, path, least);
    expect(ruleAt(read(JSON.parse(JSON.stringify(sent))), path)).toBe(least);
  });

  it.each(RULE_NUMBERS)("an invalid $path has its default", ({ path }) => {
    for (const wrong of [-1, "molti", 1e9, {}])
      expect(ruleAt(read(withRule(DEFAULT_ELIGIBILITY_RULES, path, wrong)), path)).toBe(
        ruleAt(DEFAULT_ELIGIBILITY_RULES, path),
      );
  });

  it.each([undefined, null, [], "90", 7])("%j gives the default rules", (sent) =>
    expect(read(sent)).toEqual(DEFAULT_ELIGIBILITY_RULES),
  );

  it("reads an interval of 180 days instead of a yearly maximum", () => {
    const sent = withRule(
      withRule(DEFAULT_ELIGIBILITY_RULES, "childbearing.yearlyMaximum", null),
      "childbearing.interval",
      180,
    );
    expect(read(sent).childbearing).toMatchObject({ yearlyMaximum: null, interval: 180 });
  });
});
