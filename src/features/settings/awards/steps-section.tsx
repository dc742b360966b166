import { Plus } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { isOfTier, type AwardTier } from "../../../domain/award-tiers";
import { AWARD_LIMITS } from "../../../domain/settings/award-settings";
import { inOrder, isEmpty, NO_FIGURES, type AwardStep } from "../../../domain/settings/award-steps";
import { Button } from "../../../ui/button";
import { FieldMessage } from "../../../ui/field/field-message";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { Presets } from "./presets";
import { problemWords } from "./problem-words";
import { StepForm } from "./step-form";
import { StepRow } from "./step-row";
import { StepsHead } from "./steps-head";
import { texts } from "./texts";
import { useAwardForm } from "./use-award-form";

const newId = (steps: readonly AwardStep[]) => String(Math.max(-1, ...steps.map(({ id }) => Number(id) || 0)) + 1);

/** The steps as sentences, one of them open to be edited. They stand in the order of their donations. */
export function StepsSection({ saved }: { saved: readonly AwardTier[] }) {
  const { awards, settings, problems, edit, editSteps } = useAwardForm();
  const { steps, bySex } = awards;
  const { field } = useController({ name: "steps" });
  const [open, setOpen] = useState<{ id: string; fresh: boolean; again?: number } | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const id = useId();
  const shown = steps.filter(({ F, M }) => bySex || !isEmpty(M) || isEmpty(F));
  const general = problems.find(({ field: wrong }) => wrong === "tiers");

  // a save that can't be leads to the first step that is wrong
  const goToWrong = useEffectEvent(() => {
    const wrong = problems.find(({ step }) => step !== null);
    // it may be open already: it is opened anew, and has the focus
    if (wrong?.step) setOpen({ id: wrong.step, fresh: false, again: (open?.again ?? 0) + 1 });
    else add.current?.focus();
  });
  const { ref } = field;
  useEffect(() => ref({ focus: () => goToWrong() }), [ref]);

  const close = (step: AwardStep) => {
    setClosed(step.id);
    setOpen(null);
    const ordered = inOrder(steps, bySex);
    // what isn't shown now stays: it is of women alone
    editSteps([...ordered, ...steps.filter((one) => !ordered.includes(one))]);
  };
  const remove = (step: AwardStep) => {
    setOpen(null);
    editSteps(steps.filter((one) => one !== step));
    add.current?.focus();
    if (step.name.trim()) toast.info(texts.removed(step.name.trim()), { onUndo: () => editSteps(steps) });
  };
  const append = () => {
    const step = { id: newId(steps), name: "", F: NO_FIGURES, M: NO_FIGURES };
    editSteps([...steps, step]);
    setOpen({ id: step.id, fresh: true });
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
              setOpen(null);
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
              {open?.id === step.id ? (
                <StepForm
                  key={open.again}
                  step={step}
                  bySex={bySex}
                  problems={own}
                  fresh={open.fresh}
                  renamed={!saved.some((tier) => isOfTier(tier, { award: step.name, awardDonorsGroup: null }))}
                  onChange={(next) => editSteps(steps.map((one) => (one.id === next.id ? next : one)))}
                  onDone={() => close(step)}
                  onRemove={() => remove(step)}
                />
              ) : (
                <StepRow
                  step={step}
                  bySex={bySex}
                  problem={own[0] && problemWords(own[0])}
                  onEdit={() => setOpen({ id: step.id, fresh: false })}
                  focused={closed === step.id}
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
