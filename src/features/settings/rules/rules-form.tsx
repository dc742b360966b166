import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { endpoints } from "../../../api/endpoints";
import { useReread } from "../../../api/react/use-reread";
import type { Section } from "../../../api/readers/settings";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { isFatal } from "../../../domain/settings/check-rules";
import { useRecordForm } from "../../../shared/record-form";
import { rulesAnswer, rulesReader } from "../../../shared/settings";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { useToast } from "../../../ui/toast/toast";
import type { SectionWriter } from "../save-section";
import {
  ConfirmSaveDialog,
  effectText,
  isCounting,
  useSaveConfirmation,
  EffectContext,
  useEditedField,
} from "../save-effect";
import { SettingsHistory, changesIn } from "../settings-history";
import { SettingsHead } from "../settings-head";
import { usePreview } from "../use-preview";
import { ReasonsDialog } from "./reasons-dialog";
import { RuleProblemsContext } from "./rule-number-field";
import { rulesPreviewAnswer } from "./read-preview";
import { ReadOnlyVisit } from "./read-only-rules";
import { RuleSections } from "./rule-sections";
import {
  DEFAULT_VALUES,
  formProblems,
  isSame,
  RULE_FIELDS,
  rulesOf,
  rulesSchema,
  valuesOf,
  wayOf,
  withoutDefaults,
} from "./rule-fields";
import { RulesPreviewCard } from "./rules-preview";
import { Suspensions } from "./suspensions";
import { SettingsFormFrame } from "../settings-form-frame";
import { texts } from "./texts";
import { formatNumber } from "../../../domain/format";
import { RULE_NUMBERS, ruleAt, type RulePath } from "../../../domain/settings/rule-numbers";
import type { VisibleChange } from "../../../shared/history";
import { ruleLabel, ruleUnit } from "./rule-texts";

const read = (values: unknown): EligibilityRules => rulesReader(values, "", () => undefined);

/** @returns what a save changed in the rules. Before the first save the default rules apply */
function ruleChanges(from: unknown, to: unknown): VisibleChange[] {
  const [before, after] = [read(from), read(to)];
  const valueOf = (rules: EligibilityRules, path: RulePath) => {
    const value = ruleAt(rules, path);
    return typeof value === "number" ? `${formatNumber(value)} ${ruleUnit(path)}` : null;
  };
  return changesIn([
    ...RULE_NUMBERS.map(({ path }) => [path, ruleLabel(path), valueOf(before, path), valueOf(after, path)] as const),
    ["year", texts.year, texts.years[before.year], texts.years[after.year]],
    [
      "firstDonation",
      texts.firstDonation,
      texts.firstDonations[before.firstDonation],
      texts.firstDonations[after.firstDonation],
    ],
  ]);
}

type RulesSection = Section<EligibilityRules>;

interface RulesFormProps {
  /** The section when the form opened. */
  began: RulesSection;
  now: RulesSection;
  writer: SectionWriter<EligibilityRules>;
}

const ownTexts = { saved: null, restoredHint: texts.restoredHint };

/** The form of the rules, with a preview of their effect. */
export function RulesForm({ began, now, writer }: RulesFormProps) {
  const toast = useToast();
  const reread = useReread({ path: endpoints.settings(), schema: rulesAnswer, part: "rules" });
  const [reasons, setReasons] = useState(false);
  const confirmation = useSaveConfirmation();
  const [schema] = useState(() => rulesSchema(began.values));
  const state = useRecordForm({
    fields: RULE_FIELDS,
    schema,
    formTexts: ownTexts,
    record: began,
    now,
    valuesOf,
    draft: { name: "settings rules" },
    async save(_body, before, values) {
      const version = values.version ?? 0;
      const base: RulesSection = { version, values: rulesOf(before, now.values) };
      if (isSame(values, valuesOf(base))) {
        toast.info(texts.nothing);
        return { status: "saved", answer: (now.version ?? 0) > version ? now : base };
      }
      return writer.saveForm({ version, values: rulesOf(values, now.values), before: base.values });
    },
    reread,
    beforeSave: async (): Promise<boolean> => confirmation.ask(),
  });
  const { form } = state;
  const edited = useEditedField(form);
  const values = useWatch({ control: form.control });
  const rules = rulesOf(values, now.values);
  const problems = new Map(formProblems(rules).map((problem) => [problem.path, problem]));
  const errorCount = [...problems.values()].filter(isFatal).length;
  const saved = valuesOf(now);
  const changed = !isSame(values, saved);
  const preview = usePreview("rules", rulesPreviewAnswer, now.version, changed && errorCount === 0 ? rules : null);
  const effect = changed ? effectText(preview, texts.preview) : "";
  const note = [
    preview.status === "ready" && !preview.stale && effect,
    errorCount > 0 && texts.toMend(errorCount),
  ].filter(Boolean);
  const resetAll = () => {
    const typed = { ...form.getValues() };
    form.reset({ ...DEFAULT_VALUES, version: typed.version ?? null }, { keepDefaultValues: true });
    // keeps what the user has typed since
    const restore = () => form.reset(withoutDefaults(form.getValues(), typed), { keepDefaultValues: true });
    toast.info(texts.resetDone, { undo: { label: texts.restoreTyped, onSelect: restore } });
  };
  return (
    <RuleProblemsContext value={problems}>
      {!isSame(values, DEFAULT_VALUES) && (
        <SettingsHead place="actions">
          <FocusFallback>
            <Button icon={RotateCcw} iconWhenNarrow onClick={resetAll}>
              {texts.resetAll}
            </Button>
          </FocusFallback>
        </SettingsHead>
      )}
      <SettingsFormFrame
        state={state}
        changed={changed}
        recordName={texts.recordName}
        saveLabel={texts.save}
        note={note.join(" ")}
        aside={<RulesPreviewCard preview={changed ? preview : { status: "none" }} />}
      >
        <EffectContext value={{ field: edited, text: effect }}>
          <RuleSections inForce={wayOf(now.values)}>
            <ReadOnlyVisit rules={now.values} />
            <Suspensions onOpen={() => setReasons(true)} />
          </RuleSections>
        </EffectContext>
        <SettingsHistory section="rules" changesOf={ruleChanges} />
      </SettingsFormFrame>
      <ConfirmSaveDialog
        confirmation={confirmation}
        title={texts.confirm}
        effect={effect}
        counting={changed && isCounting(preview)}
        save={texts.save}
      />
      <ReasonsDialog open={reasons} onClose={() => setReasons(false)} />
    </RuleProblemsContext>
  );
}
