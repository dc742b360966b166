import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { formatNumber } from "../../../domain/format";
import { RULE_FIGURES, ruleAt, type RulePath } from "../../../domain/settings/rule-numbers";
import { rulesReader } from "../../../shared/settings";
import type { VisibleChange } from "../../../shared/history";
import { changesIn } from "../settings-history";
import { figureLabel, figureUnit } from "./rule-texts";
import { texts } from "./texts";

const read = (values: unknown): EligibilityRules => rulesReader(values, "", () => undefined);

/** @returns what a save changed in the rules; the default rules hold before the first save */
export function ruleChanges(from: unknown, to: unknown): VisibleChange[] {
  const [before, after] = [read(from), read(to)];
  const figure = (rules: EligibilityRules, path: RulePath) => {
    const value = ruleAt(rules, path);
    return typeof value === "number" ? `${formatNumber(value)} ${figureUnit(path)}` : null;
  };
  return changesIn([
    ...RULE_FIGURES.map(({ path }) => [path, figureLabel(path), figure(before, path), figure(after, path)] as const),
    ["year", texts.year, texts.years[before.year], texts.years[after.year]],
    [
      "firstDonation",
      texts.firstDonation,
      texts.firstDonations[before.firstDonation],
      texts.firstDonations[after.firstDonation],
    ],
  ]);
}
