import { formatNumber } from "../../../domain/format";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { RULE_NUMBERS, ruleAt, type RulePath } from "../../../domain/settings/rule-numbers";
import { tw } from "../../../ui/tw";
import { Section } from "./rule-sections";
import { ruleLabel, ruleUnit } from "./rule-texts";
import { ReadOnlySuspensions } from "./suspensions";
import { texts } from "./texts";

const pathsUnder = (...prefixes: readonly string[]) =>
  RULE_NUMBERS.map(({ path }) => path).filter((path) => prefixes.some((prefix) => path.startsWith(prefix)));

/** All rules, read-only. */
export const ReadOnlyRules = ({ rules }: { rules: EligibilityRules }) => (
  <div className={tw`max-w-form rounded-lg border border-line bg-surface`}>
    <Section name="intervals">
      <Values rules={rules} paths={pathsUnder("intervals")} />
    </Section>
    <Section name="yearly">
      <Values rules={rules} paths={pathsUnder("yearlyMaxima")} more={[[texts.year, texts.years[rules.year]]]} />
    </Section>
    <Section name="childbearing">
      <Values rules={rules} paths={pathsUnder("childbearing")} />
    </Section>
    <Section name="ages">
      <Values
        rules={rules}
        paths={pathsUnder("minimumAge", "maximumAge", "periodicMaximumAge", "firstDonationCautionAge")}
        more={[[texts.firstDonation, texts.firstDonations[rules.firstDonation]]]}
      />
    </Section>
    <Section name="periodic">
      <Values rules={rules} paths={["periodicDays"]} />
    </Section>
    <ReadOnlyVisit rules={rules} />
    <ReadOnlySuspensions />
  </div>
);

/** The limits of the medical check before a donation, read-only. */
export const ReadOnlyVisit = ({ rules }: { rules: EligibilityRules }) => (
  <Section name="visit">
    <Values rules={rules} paths={pathsUnder("visit")} />
  </Section>
);

interface ValuesProps {
  rules: EligibilityRules;
  paths: readonly RulePath[];
  more?: readonly (readonly [label: string, value: string])[];
}

/** Rule numbers with their units, and other values. Rule numbers that don't apply (null) are omitted. */
function Values({ rules, paths, more = [] }: ValuesProps) {
  const numbers = paths.flatMap((path): [string, string][] => {
    const value = ruleAt(rules, path);
    return typeof value === "number" ? [[ruleLabel(path), `${formatNumber(value)} ${ruleUnit(path)}`]] : [];
  });
  return (
    <dl className={tw`grid gap-y-1.5`}>
      {[...numbers, ...more].map(([label, value]) => (
        <div
          key={label}
          className={tw`flex tiny:flex-wrap items-baseline gap-x-3 border-b border-line pb-1.5 last:border-0`}
        >
          <dt className={tw`min-w-0 flex-1 tiny:!flex-[1_1_96px] text-muted`}>{label}</dt>
          <dd className={tw`text-right font-strong tabular-nums`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
