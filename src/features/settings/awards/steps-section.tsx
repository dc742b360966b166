import { Plus } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { isOfTier, type AwardTier } from "../../../domain/donor/award-tiers";
import { AWARD_LIMITS } from "../../../domain/settings/award-settings";
import {
  inOrder,
  isEmpty,
  newId,
  NO_FIGURES,
  putBack,
  stepsOf,
  type AwardStep,
} from "../../../domain/settings/award-steps";
import type { FormValues } from "../../../domain/fields/form-values";
import { Button } from "../../../ui/buttons/button";
import { FieldMessage } from "../../../ui/field/field-message";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { readSteps } from "./award-form";
import { Presets } from "./presets";
import { problemWords } from "./problem-words";
import { StepForm } from "./step-form";
import { StepRow } from "./step-row";
import { StepsHead } from "./steps-head";
import { texts } from "./texts";
import { useAwardForm } from "./use-award-form";

/** Where one is: a step that is open to be edited, or the one that was until now, and has the focus. */
interface OpenStep {
  id: string;
  state: "open" | "fresh" | "done";
  /** Counts how often it was opened anew. */
  again: number;
  /** Of the settings: in another version the same id is another step's. */
  version: unknown;
}

const isNamed = (name: string) => (tier: AwardTier) => isOfTier(tier, { award: name, awardDonorsGroup: null });

/** The steps as sentences, one of them open to be edited. They stand in the order of their donations. */
export function StepsSection({ saved }: { saved: readonly AwardTier[] }) {
  const { awards, settings, problems, edit, editSteps } = useAwardForm();
  const { steps, bySex } = awards;
  const { field } = useController({ name: "steps" });
  const { getValues } = useFormContext<FormValues>();
  const version = useWatch<FormValues>({ name: "version" });
  const [place, setPlace] = useState<OpenStep | null>(null);
  const here = place?.version === version ? place : null;
  const go = (id: string, state: OpenStep["state"]) => setPlace({ id, state, again: (place?.again ?? 0) + 1, version });
  const savedSteps = stepsOf(saved);
  const add = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const id = useId();
  const shown = steps.filter(({ F, M }) => bySex || !isEmpty(M) || isEmpty(F));
  const general = problems.find(({ field: wrong }) => wrong === "tiers");

  // a save that can't be leads to the first step that is wrong
  const goToWrong = useEffectEvent(() => {
    const wrong = problems.find(({ step }) => step !== null);
    // it may be open already: it is opened anew, and has the focus
    if (wrong?.step) go(wrong.step, "open");
    else add.current?.focus();
  });
  const { ref } = field;
  useEffect(() => ref({ focus: () => goToWrong() }), [ref]);

  const close = (step: AwardStep) => {
    go(step.id, "done");
    const ordered = inOrder(steps, bySex);
    // what isn't shown now stays: it is of women alone
    editSteps([...ordered, ...steps.filter((one) => !ordered.includes(one))]);
  };
  const remove = (step: AwardStep) => {
    setPlace(null);
    editSteps(steps.filter((one) => one !== step));
    add.current?.focus();
    // into what is typed by then
    const restore = () => editSteps(putBack(readSteps(getValues("steps")), step, steps.indexOf(step)));
    const undo = { label: texts.restoreStep, onSelect: restore };
    if (step.name.trim()) toast.info(texts.removed(step.name.trim()), { undo });
  };
  const append = () => {
    const step = { id: newId([...steps, ...savedSteps]), name: "", F: NO_FIGURES, M: NO_FIGURES };
    editSteps([...steps, step]);
    go(step.id, "fresh");
  };
  /** What was handed over under the name that it was saved with is of no step any more. */
  const isRenamed = (step: AwardStep) => {
    const was = savedSteps.find(({ id }) => id === step.id);
    return was !== undefined && !saved.some(isNamed(step.name)) && !settings.tiers.some(isNamed(was.name));
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
              setPlace(null);
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
              {here?.id === step.id && here.state !== "done" ? (
                <FocusFallback key={here.again}>
                  <StepForm
                    step={step}
                    bySex={bySex}
                    problems={own}
                    fresh={here.state === "fresh"}
                    renamed={isRenamed(step)}
                    onChange={(next) => editSteps(steps.map((one) => (one.id === next.id ? next : one)))}
                    onDone={() => close(step)}
                    onRemove={() => remove(step)}
                  />
                </FocusFallback>
              ) : (
                <StepRow
                  step={step}
                  bySex={bySex}
                  problem={own[0] && problemWords(own[0])}
                  onEdit={() => go(step.id, "open")}
                  focused={here?.id === step.id}
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
        {general && <FieldMessage kind="error">{problemWords(general)}</FieldMessage>}
      </div>
    </section>
  );
}
