import { Plus } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { isOfTier, type AwardTier } from "../../../domain/donor/award-tiers";
import { AWARD_LIMITS } from "../../../domain/settings/award-settings";
import {
  inOrder,
  isEmpty,
  newId,
  NO_NUMBERS,
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
import { readSteps, useAwardForm } from "./award-form";
import { problemWords, texts } from "./texts";
import { StepForm } from "./step-form";
import { StepRow, StepsHead } from "./step-row";
import { Segmented } from "../../../ui/buttons/segmented";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { presetOf, PRESETS, TIERS, type Preset } from "./preset-of";

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
    const step = { id: newId([...steps, ...savedSteps]), name: "", F: NO_NUMBERS, M: NO_NUMBERS };
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

interface PresetsProps {
  tiers: readonly AwardTier[];
  /** As they are saved: one's own can be gone back to. */
  saved: readonly AwardTier[];
  onChoose: (steps: readonly AwardStep[]) => void;
}

/** The steps of AVIS and FIDAS, to begin with. One's own are replaced only after a question. */
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
