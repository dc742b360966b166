import { ArrowLeft } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../../ui/buttons/button";
import { Skeleton } from "../../../../ui/messages/skeleton";
import { tw } from "../../../../ui/tw";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { fetchAhead } from "../../../../api/client/ahead";
import { FieldsSection, RecordFormFrame, useOpener, type RecordFormState } from "../../../../shared/record-form";
import { PersonFields } from "../../../../shared/record-form/person";
import { ContactSections } from "../form/contact-sections";
import { texts } from "../form/texts";
import type { DraftOnServer } from "../requests/put-draft";
import type { SelfAnswers } from "./self-check";
import { StepProgress } from "./step-progress";
import { asStep, indexOf, type Step, STEP_FIELDS, STEPS } from "./steps";
import { useDraftSaving } from "./use-draft-saving";
import { useSteps } from "./use-steps";

interface SteppedFormProps {
  state: RecordFormState;
  /** The address that signs in. */
  email: string;
  /** ISO day in Italy. */
  today: string;
  /** Whether the steps are entries of the history. */
  inHistory: boolean;
  privacyUrl: string | null;
  onServer: DraftOnServer;
}

const loadLater = async () => (await import("./later-steps")).LaterSteps;
const isLater = (step: Step) => indexOf(step) > 1;

const LAST: Step = "consents";

/** The form before the registration: one step at a time, validated before the next one. */
export function SteppedForm({ state, email, today, inHistory, privacyUrl, onServer }: SteppedFormProps) {
  const { form, locked } = state;
  const box = useRef<HTMLDivElement>(null);
  const { step, reached, go, back } = useSteps(asStep(state.draftValues?.step), { inHistory });
  const later = useLazyComponent(loadLater);
  const [answers, setAnswers] = useState<SelfAnswers>({});
  const [firstStep] = useState(step);
  const [moved, setMoved] = useState(false);
  if (!moved && step !== firstStep) setMoved(true);
  const [blocked, setBlocked] = useState<{ step: Step; attempt: number } | null>(null);

  useDraftSaving(form, step, onServer.keep);

  const { preload } = later;
  const loadLaterSteps = useEffectEvent(() => {
    if (isLater(step)) void later.load(texts.steps.failed);
    else return fetchAhead(preload);
  });
  useEffect(() => loadLaterSteps(), []);
  useEffect(() => form.setValue("step", step === STEPS[0] ? "" : step), [form, step]);
  const lastStep = useRef(step);
  useLayoutEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    const heading = box.current?.querySelector("h1");
    heading?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "start" });
  }, [step]);

  /** Goes to a step once its code has loaded. */
  const open = async (to: Step): Promise<void> => {
    if (isLater(to) && !later.Component && !(await later.load(texts.steps.failed))) return;
    flushSync(() => go(to));
  };
  const next = async () => {
    const names = STEP_FIELDS[step].filter((name) => !locked.includes(name));
    if (!(await form.trigger(names))) {
      const first = names.find((name) => form.getFieldState(name).invalid);
      if (first) state.setFocus(first);
      return setBlocked({ step, attempt: (blocked?.attempt ?? 0) + 1 });
    }
    const following = STEPS.slice(indexOf(step) + 1);
    const hasError = (candidate: Step) => STEP_FIELDS[candidate].some((name) => form.getFieldState(name).invalid);
    // after a failed send: the next step with an invalid field, else the last one
    const to = form.formState.isSubmitted ? (following.find(hasError) ?? LAST) : following[0];
    if (to) await open(to);
  };
  const startOver = () => {
    state.startOver();
    go(STEPS[0]);
  };

  const { errors } = form.formState;
  const Later = later.Component;
  const last = step === LAST;
  return (
    <div ref={box} className={tw`flex flex-1 flex-col [scroll-margin-top:8px]`}>
      <RecordFormFrame
        column
        state={{
          ...state,
          startOver,
          // only at the step where the user continues
          restored: state.restored && !moved,
          formTexts: firstStep === LAST ? { ...state.formTexts, restoredHint: texts.restoredLast } : state.formTexts,
        }}
        note={onServer.keptAt && texts.steps.kept[onServer.keptAt]}
        progress={<StepProgress step={step} reached={reached} onOpen={(to) => void open(to)} />}
        title={texts.steps.titles[step]}
        lead={texts.steps.leads[step]}
        saveLabel={last ? texts.submit : texts.steps.next}
        step={
          last
            ? undefined
            : {
                next: () => void next(),
                wrong: blocked?.step === step ? STEP_FIELDS[step].filter((name) => errors[name]) : [],
                attempt: blocked?.attempt ?? 0,
                wrongText: texts.steps.wrong,
              }
        }
        otherActions={
          step !== STEPS[0] && (
            <Button icon={ArrowLeft} iconWhenNarrow onClick={back}>
              {texts.steps.back}
            </Button>
          )
        }
      >
        {STEPS.map((item) => (
          <StepOpener key={item} names={STEP_FIELDS[item]} open={() => (item === step ? undefined : open(item))} />
        ))}
        {step === "person" && (
          <FieldsSection>
            <PersonFields by="oneself" />
          </FieldsSection>
        )}
        {step === "contacts" && <ContactSections email={email} />}
        {isLater(step) &&
          (Later ? (
            <Later step={step} today={today} privacyUrl={privacyUrl} answers={answers} onAnswer={setAnswers} />
          ) : (
            <Skeleton height={240} />
          ))}
      </RecordFormFrame>
    </div>
  );
}

/** Registers how to open the step of a field that gets the focus. */
function StepOpener({ names, open }: { names: readonly string[]; open: () => Promise<void> | undefined }) {
  useOpener(names, open);
  return null;
}
