import { describe, expect, it } from "vitest";
import { DEFAULT_ELIGIBILITY_RULES } from "../../domain/donation/eligibility-rules";
import { RULE_NUMBERS, ruleAt, withRule } from "../../domain/settings/rule-numbers";
import { rulesAnswer } from "./rules";

const read = (values: unknown) =>
  rulesAnswer({ settings: { rules: { version: 1, values } } }, "", () => undefined).values;

describe("the association's rules as a server tells them", () => {
  it.each(RULE_NUMBERS)("$path is read", ({ path, range: [least] }) => {
    const sent = withRule(DEFAULT_ELIGIBILITY_RULES, path, least);
    expect(ruleAt(read(JSON.parse(JSON.stringify(sent))), path)).toBe(least);
  });

  it.each(RULE_NUMBERS)("$path that nobody can mean has its default", ({ path }) => {
    for (const wrong of [-1, "molti", 1e9, {}])
      expect(ruleAt(read(withRule(DEFAULT_ELIGIBILITY_RULES, path, wrong)), path)).toBe(
        ruleAt(DEFAULT_ELIGIBILITY_RULES, path),
      );
  });

  it.each([undefined, null, [], "90", 7])("%j leaves the defaults", (sent) =>
    expect(read(sent)).toEqual(DEFAULT_ELIGIBILITY_RULES),
  );

  it("180 days may stand in the place of two a year", () => {
    const sent = withRule(
      withRule(DEFAULT_ELIGIBILITY_RULES, "childbearing.yearlyMaximum", null),
      "childbearing.interval",
      180,
    );
    expect(read(sent).childbearing).toMatchObject({ yearlyMaximum: null, interval: 180 });
  });
});
