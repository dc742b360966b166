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
import { Figure } from "./figure-input";
import { FigureMatrix } from "./figure-matrix";
import { type ChildbearingWay, texts } from "./texts";
import { holds } from "./rule-fields";

/** In the order in which people give: whole blood, plasma, platelets. */
const TYPES: readonly DonationType[] = [1, 3, 2];

/** @param after where no corner of a table says it: what was given before */
const typeWords = (type: DonationType, after?: string) => (
  <span className={tw`inline-flex items-center gap-2 min-w-0`}>
    <DonationGlyph type={type} />
    <span className={tw`min-w-0`}>
      {after && <span className={tw`hidden narrow:inline`}>{after} </span>}
      {DONATION_TYPE_LABELS[type]}
    </span>
  </span>
);
const few = tw`grid gap-4 medium:grid-cols-3 wide:grid-cols-3 narrow:grid-cols-2 tiny:!grid-cols-1`;

/** All rules that can be typed, in sections. @param inForce which way of women of childbearing age is saved */
export const RuleSections = ({ inForce, children }: { inForce: ChildbearingWay; children: ReactNode }) => (
  <>
    <Section name="intervals">
      <FigureMatrix
        corner={texts.after}
        columns={TYPES.map((type) => ({ id: `to-${type}`, label: typeWords(type), name: DONATION_TYPE_LABELS[type] }))}
        rows={TYPES.map((from) => ({
          id: `from-${from}`,
          label: typeWords(from, texts.after),
          paths: TYPES.map((to) => `intervals.${from}.${to}`),
        }))}
      />
    </Section>
    <Section name="yearly">
      <FigureMatrix
        columns={SEXES.map((sex) => ({ id: sex, label: texts.sexes[sex], name: texts.sexes[sex] }))}
        rows={TYPES.map((type) => ({
          id: `type-${type}`,
          label: typeWords(type),
          paths: SEXES.map((sex) => `yearlyMaxima.${sex}.${type}`),
        }))}
      />
      <div className={tw`grid grid-cols-6`}>
        <RecordField name="year" span="whole" />
      </div>
      <FieldEffect of="year" />
    </Section>
    <Section name="childbearing">
      <Childbearing inForce={inForce} />
      <div className={few}>
        <Figure path="childbearing.fromAge" />
        <Figure path="childbearing.toAge" />
      </div>
    </Section>
    <Section name="ages">
      <div className={few}>
        <Figure path="minimumAge" />
        <Figure path="maximumAge" />
        <Figure path="periodicMaximumAge" label={texts.periodic} help={texts.periodicHelp} />
      </div>
      <div className={few}>
        <Figure path="firstDonationCautionAge" label={texts.firstFrom} />
        <div className={tw`grid grid-cols-6 medium:col-span-2 wide:col-span-2 narrow:col-span-2`}>
          <RecordField name="firstDonation" span="whole" />
        </div>
      </div>
      <FieldEffect of="firstDonation" />
    </Section>
    <Section name="periodic">
      <Figure path="periodicDays" />
    </Section>
    {children}
  </>
);

const section = tw`grid gap-x-6 gap-y-5 border-t border-line px-6 pb-8 pt-7 first:border-0 narrow:px-4 tiny:!px-3 narrow:pb-6 narrow:pt-5 w1080:grid-cols-[176px_minmax(0,1fr)]`;

interface SectionProps {
  name: keyof typeof texts.sections;
  /** What else its head says. */
  more?: string;
  children: ReactNode;
}

/** A part of the rules: what it is about and where its figures are from, beside them where there is room. */
export function Section({ name, more, children }: SectionProps) {
  const id = useId();
  const [title, hint] = texts.sections[name];
  return (
    <section aria-labelledby={id} className={section}>
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

/** Which of the two options of the law holds for women of childbearing age, and its figure. */
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
      <FieldEffect of="childbearing" />
      <div className={tw`grid gap-4`}>
        {["childbearing.yearlyMaximum", "childbearing.interval"]
          .filter((path) => holds(path, field.value))
          .map((path) => (
            <Figure key={path} path={path} />
          ))}
      </div>
    </>
  );
}
