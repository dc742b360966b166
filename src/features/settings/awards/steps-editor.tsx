import { Plus } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { isOfTier, type AwardTier } from "../../../domain/donor/award-tiers";
import { AWARD_LIMITS } from "../../../domain/settings/check-awards";
import {
  inOrder,
  isEmpty,
  newId,
  NO_NUMBERS,
  putBack,
  stepsOf,
  type AwardFormStep,
} from "../../../domain/settings/award-steps";
import type { FormValues } from "../../../domain/fields/form-values";
import { Button } from "../../../ui/buttons/button";
import { FieldMessage } from "../../../ui/field/field-message";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { readSteps, useAwardForm } from "./award-form";
import { problemText, texts } from "./texts";
import { StepForm } from "./step-form";
import { StepRow, StepsHead } from "./step-row";
import { Segmented } from "../../../ui/buttons/segmented";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { presetOf, PRESETS, TIERS, type Preset } from "./preset-of";

/** The step that is being edited (`open`, `fresh`: just added), or that was until now and has the focus (`done`). */
interface OpenStep {
  id: string;
  state: "open" | "fresh" | "done";
  /** How often it was opened; a new value mounts the form again. */
  again: number;
  /** Version of the settings. In another version the same id may belong to another step. */
  version: unknown;
}

const isNamed = (name: string) => (tier: AwardTier) => isOfTier(tier, { award: name, awardDonorsGroup: null });

/** Edits the steps, which are listed by their donations, one at a time. */
export function StepsEditor({ saved }: { saved: readonly AwardTier[] }) {
  const { awards, settings, problems, edit, editSteps } = useAwardForm();
  const { steps, bySex } = awards;
  const { field } = useController({ name: "steps" });
  const { getValues } = useFormContext<FormValues>();
  const version = useWatch<FormValues>({ name: "version" });
  const [openStep, setOpenStep] = useState<OpenStep | null>(null);
  const currentStep = openStep?.version === version ? openStep : null;
  const openAs = (id: string, state: OpenStep["state"]) =>
    setOpenStep({ id, state, again: (openStep?.again ?? 0) + 1, version });
  const savedSteps = stepsOf(saved);
  const add = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const id = useId();
  const shown = steps.filter(({ F, M }) => bySex || !isEmpty(M) || isEmpty(F));
  const listProblem = problems.find(({ field: invalid }) => invalid === "tiers");

  // an invalid form focuses the field "steps": open the first step with a problem
  const focusFirstProblem = useEffectEvent(() => {
    const invalid = problems.find(({ step }) => step !== null);
    // it may be open already: a new form takes the focus
    if (invalid?.step) openAs(invalid.step, "open");
    else add.current?.focus();
  });
  const { ref } = field;
  useEffect(() => ref({ focus: () => focusFirstProblem() }), [ref]);

  const close = (step: AwardFormStep) => {
    openAs(step.id, "done");
    const ordered = inOrder(steps, bySex);
    // hidden steps, which are for women only, stay in the list
    editSteps([...ordered, ...steps.filter((each) => !ordered.includes(each))]);
  };
  const remove = (step: AwardFormStep) => {
    setOpenStep(null);
    editSteps(steps.filter((each) => each !== step));
    add.current?.focus();
    // the steps may have changed by then
    const restore = () => editSteps(putBack(readSteps(getValues("steps")), step, steps.indexOf(step)));
    const undo = { label: texts.restoreStep, onSelect: restore };
    if (step.name.trim()) toast.info(texts.removed(step.name.trim()), { undo });
  };
  const append = () => {
    const step = { id: newId([...steps, ...savedSteps]), name: "", F: NO_NUMBERS, M: NO_NUMBERS };
    editSteps([...steps, step]);
    openAs(step.id, "fresh");
  };
  /** Awards delivered with the step's saved name no longer belong to any step. */
  const isRenamed = (step: AwardFormStep) => {
    const savedStep = savedSteps.find(({ id }) => id === step.id);
    return savedStep !== undefined && !saved.some(isNamed(step.name)) && !settings.tiers.some(isNamed(savedStep.name));
  };
  return (
    <section aria-labelledby={id}>
      <header className={tw`flex flex-wrap items-center gap-x-3 gap-y-2 px-6 py-3 narrow:px-4`}>
        <h2 id={id} className={tw`text-lead tracking-snug`}>
          {texts.steps}
        </h2>
        <span className={tw`text-label text-faint`}>{texts.count(shown.length)}</span>
        <span className={tw`ml-auto narrow:ml-0 narrow:w-full`}>
          <Presets
            tiers={settings.tiers}
            saved={saved}
            onChoose={(next) => {
              setOpenStep(null);
              editSteps(next);
              edit({ bySex: next.some(({ F, M }) => JSON.stringify(F) !== JSON.stringify(M)) });
            }}
          />
        </span>
      </header>
      <StepsHead bySex={bySex} />
      <ul>
        {shown.map((step) => {
          const own = problems.filter((problem) => problem.step === step.id);
          return (
            <li key={step.id}>
              {currentStep?.id === step.id && currentStep.state !== "done" ? (
                <FocusFallback key={currentStep.again}>
                  <StepForm
                    step={step}
                    bySex={bySex}
                    problems={own}
                    fresh={currentStep.state === "fresh"}
                    renamed={isRenamed(step)}
                    onChange={(next) => editSteps(steps.map((each) => (each.id === next.id ? next : each)))}
                    onDone={() => close(step)}
                    onRemove={() => remove(step)}
                  />
                </FocusFallback>
              ) : (
                <StepRow
                  step={step}
                  bySex={bySex}
                  problem={own[0] && problemText(own[0])}
                  onEdit={() => openAs(step.id, "open")}
                  focused={currentStep?.id === step.id}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className={tw`flex flex-wrap items-center gap-3 border-t border-line px-3 py-2.5 narrow:px-1`}>
        <Button ref={add} kind="quiet" icon={Plus} onClick={append} disabled={steps.length >= AWARD_LIMITS.tiers}>
          {texts.add}
        </Button>
        {listProblem && <FieldMessage kind="error">{problemText(listProblem)}</FieldMessage>}
      </div>
    </section>
  );
}

interface PresetsProps {
  tiers: readonly AwardTier[];
  /** The saved tiers: the user can return to the association's own ones. */
  saved: readonly AwardTier[];
  onChoose: (steps: readonly AwardFormStep[]) => void;
}

/** Replaces the steps with those of AVIS or FIDAS. If the current ones are the association's own, it asks first. */
function Presets({ tiers, saved, onChoose }: PresetsProps) {
  const [wanted, setWanted] = useState<Preset>("avis");
  const [asking, setAsking] = useState(false);
  const now = presetOf(tiers) ?? "own";
  const hasOwn = now === "own" || presetOf(saved) === null;
  const choose = (next: Preset | "own") => {
    if (next === now) return;
    if (next === "own") return onChoose(stepsOf(saved));
    if (now !== "own") return onChoose(stepsOf(TIERS[next]));
    setWanted(next);
    setAsking(true);
  };
  const name = texts.presetNames[wanted];
  return (
    <>
      <Segmented<Preset | "own">
        label={texts.presets}
        value={now}
        onValueChange={choose}
        options={[...PRESETS, ...(hasOwn ? (["own"] as const) : [])].map((value) => ({
          value,
          label: texts.presetNames[value],
        }))}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.replaceTitle(name)}
        description={texts.replaceHint(stepsOf(tiers).length)}
        focus="cancel"
        submit={texts.replace(name)}
        onSubmit={() => onChoose(stepsOf(TIERS[wanted]))}
      />
    </>
  );
}
