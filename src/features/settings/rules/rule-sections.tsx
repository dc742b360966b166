import { useId, type ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { DONATION_TYPE_LABELS, SEXES, type DonationType } from "../../../domain/donation/blood";
import type { FormValues } from "../../../domain/fields/form-values";
import { DonationGlyph } from "../../../shared/donor/parts/donation-glyph";
import { RecordField } from "../../../shared/record-form";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { Radio } from "../../../ui/field/choice";
import { cx, tw } from "../../../ui/tw";
import { FieldEffect } from "../save-effect";
import { RuleNumberField } from "./rule-number-field";
import { RuleNumberMatrix } from "./rule-number-matrix";
import { type ChildbearingWay, texts } from "./texts";
import { applies } from "./rule-fields";

/** The most frequent first: whole blood, plasma, platelets. */
const TYPES: readonly DonationType[] = [1, 3, 2];

/** @param after "Dopo", shown on narrow screens, where the table has no header */
const typeLabel = (type: DonationType, after?: string) => (
  <span className={tw`inline-flex items-center gap-2 min-w-0`}>
    <DonationGlyph type={type} />
    <span className={tw`min-w-0`}>
      {after && <span className={tw`hidden narrow:inline`}>{after} </span>}
      {DONATION_TYPE_LABELS[type]}
    </span>
  </span>
);
const rowClass = tw`grid gap-4 medium:grid-cols-3 wide:grid-cols-3 narrow:grid-cols-2 tiny:!grid-cols-1`;

/** All editable rules, in sections. @param inForce the saved option for women of childbearing age */
export const RuleSections = ({ inForce, children }: { inForce: ChildbearingWay; children: ReactNode }) => (
  <>
    <Section name="intervals">
      <RuleNumberMatrix
        corner={texts.after}
        columns={TYPES.map((type) => ({ id: `to-${type}`, label: typeLabel(type), name: DONATION_TYPE_LABELS[type] }))}
        rows={TYPES.map((from) => ({
          id: `from-${from}`,
          label: typeLabel(from, texts.after),
          paths: TYPES.map((to) => `intervals.${from}.${to}`),
        }))}
      />
    </Section>
    <Section name="yearly">
      <RuleNumberMatrix
        columns={SEXES.map((sex) => ({ id: sex, label: texts.sexes[sex], name: texts.sexes[sex] }))}
        rows={TYPES.map((type) => ({
          id: `type-${type}`,
          label: typeLabel(type),
          paths: SEXES.map((sex) => `yearlyMaxima.${sex}.${type}`),
        }))}
      />
      <div className={tw`grid grid-cols-6`}>
        <RecordField name="year" span="whole" />
      </div>
      <FieldEffect fields="year" />
    </Section>
    <Section name="childbearing">
      <Childbearing inForce={inForce} />
      <div className={rowClass}>
        <RuleNumberField path="childbearing.fromAge" />
        <RuleNumberField path="childbearing.toAge" />
      </div>
    </Section>
    <Section name="ages">
      <div className={rowClass}>
        <RuleNumberField path="minimumAge" />
        <RuleNumberField path="maximumAge" />
        <RuleNumberField path="periodicMaximumAge" label={texts.periodic} help={texts.periodicHelp} />
      </div>
      <div className={rowClass}>
        <RuleNumberField path="firstDonationCautionAge" label={texts.firstFrom} />
        <div className={tw`grid grid-cols-6 medium:col-span-2 wide:col-span-2 narrow:col-span-2`}>
          <RecordField name="firstDonation" span="whole" />
        </div>
      </div>
      <FieldEffect fields="firstDonation" />
    </Section>
    <Section name="periodic">
      <RuleNumberField path="periodicDays" />
    </Section>
    {children}
  </>
);

const sectionClass = tw`grid gap-x-6 gap-y-5 border-t border-line px-6 pb-8 pt-7 first:border-0 narrow:px-4 tiny:!px-3 narrow:pb-6 narrow:pt-5 w1080:grid-cols-[176px_minmax(0,1fr)]`;

interface SectionProps {
  name: keyof typeof texts.sections;
  /** Replaces the section's hint. */
  more?: string;
  children: ReactNode;
}

/** A section of the rules, with title, hint and legal source. */
export function Section({ name, more, children }: SectionProps) {
  const id = useId();
  const [title, hint] = texts.sections[name];
  return (
    <section aria-labelledby={id} className={sectionClass}>
      <div className={tw`grid content-start gap-1`}>
        <h2 id={id} className={tw`text-lead tracking-snug`}>
          {title}
        </h2>
        <p className={tw`text-label text-muted text-pretty`}>{more ?? hint}</p>
        <p className={tw`text-caption text-faint text-pretty`}>
          {name === "suspensions" ? texts.suspensionSource : texts.source}
        </p>
      </div>
      <div className={tw`grid min-w-0 content-start gap-4`}>{children}</div>
    </section>
  );
}

const WAYS: readonly ChildbearingWay[] = ["yearly", "interval", "both"];

/** The option of the law that applies to women of childbearing age, and its rule numbers. */
function Childbearing({ inForce }: { inForce: ChildbearingWay }) {
  const { control } = useFormContext<FormValues>();
  const { field } = useController({ control, name: "childbearing" });
  return (
    <>
      <ChoiceGroup legend={texts.childbearing}>
        <div className={tw`grid overflow-hidden rounded border border-line-control divide-y`}>
          {WAYS.map((way) => {
            const [label, hint] = texts.ways[way];
            return (
              <div key={way} className={cx(tw`px-3 py-2.5 narrow:py-1.5`, way === field.value && tw`bg-selected`)}>
                <Radio
                  name={field.name}
                  checked={way === field.value}
                  onChange={() => field.onChange(way)}
                  onBlur={field.onBlur}
                  label={<span className={tw`font-medium`}>{label}</span>}
                  help={way === inForce ? `${hint} ${texts.inForce}` : hint}
                />
              </div>
            );
          })}
        </div>
      </ChoiceGroup>
      <FieldEffect fields="childbearing" />
      <div className={tw`grid gap-4`}>
        {["childbearing.yearlyMaximum", "childbearing.interval"]
          .filter((path) => applies(path, field.value))
          .map((path) => (
            <RuleNumberField key={path} path={path} />
          ))}
      </div>
    </>
  );
}
