import { endpoints } from "../../../api/endpoints";
import { useReread } from "../../../api/react/use-reread";
import type { Section } from "../../../api/readers/settings";
import type { FormValues } from "../../../domain/fields/form-values";
import {
  readAwardForm,
  type AwardFormStep,
  isEmpty,
  stepsOf,
  type StepNumbers,
} from "../../../domain/settings/award-steps";
import { awardsFromWire, awardsToWire, type WireAwards } from "../../../domain/settings/wire";
import { useRecordForm, type OwnFormTexts } from "../../../shared/record-form";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import {
  ConfirmSaveDialog,
  effectText,
  isCounting,
  useSaveConfirmation,
  EffectContext,
  useEditedField,
} from "../save-effect";
import { SettingsHistory, changesIn } from "../settings-history";
import { PreviewCard } from "../preview-card";
import type { SectionWriter } from "../save-section";
import { usePreview } from "../use-preview";
import { AWARD_FORM_FIELDS, awardFormOf, awardFormSchema, readSteps, valuesOfAwards } from "./award-form";
import { CountingSection } from "./counting-section";
import { AwardsEffectView } from "./effect";
import { awardsAnswer, effectAnswer } from "./read-awards";
import { StepsEditor } from "./steps-editor";
import { SettingsFormFrame } from "../settings-form-frame";
import { texts } from "./texts";
import type { VisibleChange } from "../../../shared/history";

const OWN_TEXTS: OwnFormTexts<keyof typeof AWARD_FORM_FIELDS> = {
  problem: (field) => {
    if (field === "doubleUntil" || field === "yearlyMost") return texts.problems[field].number;
    return field === "steps" ? texts.wrong : undefined;
  },
  valueText: (field, value) => (field === "steps" ? <StepSummary steps={readSteps(value)} /> : undefined),
};

interface AwardsFormProps {
  section: Section<WireAwards> & { version: number };
  writer: SectionWriter<WireAwards>;
}

/** @returns a form's values in the form that a save sends */
const wireOf = (values: FormValues) => awardsToWire(readAwardForm(awardFormOf(values)).settings);

/** The form of the awards, with a preview of its effect. */
export function AwardsForm({ section, writer }: AwardsFormProps) {
  const toast = useToast();
  const confirmation = useSaveConfirmation();
  const reread = useReread({ path: endpoints.settings(), schema: awardsAnswer, part: "awards" });
  const state = useRecordForm<typeof AWARD_FORM_FIELDS, Section<WireAwards>>({
    fields: AWARD_FORM_FIELDS,
    record: section,
    now: section,
    valuesOf: valuesOfAwards,
    schema: awardFormSchema,
    formTexts: OWN_TEXTS,
    draft: { name: "settings awards" },
    async save(_body, base, values) {
      const [wanted, before] = [wireOf(values), wireOf(base as FormValues)];
      const version = values.version ?? section.version;
      if (JSON.stringify(wanted) === JSON.stringify(before)) {
        toast.info(texts.nothing);
        return { status: "saved", answer: section.version > version ? section : { version, values: before } };
      }
      return writer.saveForm({ version, values: wanted, before });
    },
    reread,
    beforeSave: async (): Promise<boolean> => confirmation.ask(),
  });
  const { form } = state;
  const edited = useEditedField(form);
  const { settings, problems } = readAwardForm(awardFormOf(form.watch()));
  const wire = awardsToWire(settings);
  const preview = usePreview("awards", effectAnswer, section.version, problems.length === 0 ? wire : null);
  const { isDirty } = form.formState;
  const effect = isDirty ? effectText(preview, { counting: texts.effectCounting, effect: texts.note }) : "";
  return (
    <>
      <SettingsFormFrame
        state={state}
        changed={isDirty}
        recordName={texts.record}
        saveLabel={texts.save}
        note={preview.status === "ready" && !preview.stale && effect}
        aside={
          <PreviewCard
            title={texts.effect}
            preview={preview}
            idle={texts.effectIdle}
            counting={texts.effectCounting}
            footer={<p className={tw`text-label text-muted`}>{texts.kept}</p>}
          >
            {(data) => (
              <AwardsEffectView effect={data} saved={JSON.stringify(wire) === JSON.stringify(section.values)} />
            )}
          </PreviewCard>
        }
      >
        <EffectContext value={{ field: edited, text: effect }}>
          <StepsEditor saved={awardsFromWire(section.values).tiers} />
          <CountingSection />
        </EffectContext>
        <SettingsHistory section="awards" changesOf={awardChanges} />
      </SettingsFormFrame>
      <ConfirmSaveDialog
        confirmation={confirmation}
        title={texts.confirm}
        effect={effect}
        counting={isDirty && isCounting(preview)}
        save={texts.save}
      />
    </>
  );
}

/** All steps, each in a line, for the comparison with a colleague's. */
const StepSummary = ({ steps }: { steps: readonly AwardFormStep[] }) => (
  <ul className={tw`grid gap-0.5`}>
    {steps.map(({ id, name, F, M }) => {
      const [women, men] = [texts.requires(F), texts.requires(M)];
      return (
        <li key={id} className={tw`break-anywhere`}>
          <b className={tw`font-strong`}>{name.trim() || uiTexts.noName}</b>
          {": "}
          {women === men ? men : `${texts.columns.F.toLowerCase()} ${women}; ${texts.columns.M.toLowerCase()} ${men}`}
        </li>
      );
    })}
  </ul>
);

const read = (values: unknown) =>
  awardsFromWire(awardsAnswer({ settings: { awards: { version: 0, values } } }, "", () => undefined).values);

const requirementsText = (requirements: StepNumbers | undefined) =>
  requirements && !isEmpty(requirements) ? texts.requires(requirements) : null;
const yearlyText = (most: number | null) => most && `${most} ${texts.years}`;
const untilText = (age: number | null) => age && texts.until(age);

/** @returns what a save changed in the thresholds. Before the first save the default ones apply */
function awardChanges(from: unknown, to: unknown): VisibleChange[] {
  const [before, after] = [read(from), read(to)];
  const [stepsBefore, stepsAfter] = [stepsOf(before.tiers), stepsOf(after.tiers)];
  const names = new Set([...stepsBefore, ...stepsAfter].map(({ name }) => name));
  const named = (steps: readonly AwardFormStep[], name: string) => steps.find((step) => step.name === name);
  const steps = [...names].flatMap((name) => {
    const [old, now] = [named(stepsBefore, name), named(stepsAfter, name)];
    const row = (sex: "F" | "M", label: string) =>
      [label, label, requirementsText(old?.[sex]), requirementsText(now?.[sex])] as const;
    const [women, men] = [row("F", name), row("M", name)];
    return women[2] === men[2] && women[3] === men[3]
      ? [men]
      : [row("F", `${name}, ${texts.columns.F.toLowerCase()}`), row("M", `${name}, ${texts.columns.M.toLowerCase()}`)];
  });
  return changesIn([
    ...steps,
    ["doubleUntil", texts.doubleUntil, untilText(before.doubleUntil) || null, untilText(after.doubleUntil) || null],
    ["yearlyMost", texts.yearlyMost, yearlyText(before.yearlyMost) || null, yearlyText(after.yearlyMost) || null],
  ]);
}
