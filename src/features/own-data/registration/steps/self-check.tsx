import { useId, useState, type ReactNode } from "react";
import type { EligibilityRules } from "../../../../domain/eligibility-rules";
import { formatFullDate } from "../../../../domain/format";
import { backAfter, checkAge, healthPauses, lastFirstAge, type AgeCheck } from "../../../../domain/self-check";
import { DEFAULT_SUSPENSION_REASONS } from "../../../../domain/suspension-reasons";
import { Radio } from "../../../../ui/field/choice";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { suspensionReasonsAnswer, useRulesOrDefault, useSection } from "../../../../shared/settings";
import { DateInput } from "../../../../shared/forms";
import { FieldsSection, spans } from "../../../../shared/record-form";
import type { SelfAnswers } from "./self-answers";
import { texts } from "./choices-texts";

const SOMETHING_ELSE = "else";

interface SelfCheckProps {
  /** As the form has it. */
  birthday: string;
  /** ISO day in Italy. */
  today: string;
  answers: SelfAnswers;
  onAnswer: (answers: SelfAnswers) => void;
}

/** Three questions to check oneself: what keeps somebody from giving is said, with when to come back. It stops nobody. */
export function SelfCheck({ birthday, today, answers, onAnswer }: SelfCheckProps) {
  const rules = useRulesOrDefault();
  const { minimumAge, visit } = rules;
  const age = checkAge(birthday, today, rules);
  const told = age ? age.type === "fits" || age.type === "doctor" : undefined;
  // the birth date answers the first one, until somebody says otherwise
  const fits = answers.age ?? told;
  const { weight, health } = answers;
  return (
    <FieldsSection title={texts.check} hint={texts.checkHint}>
      <div className={tw`col-span-6 grid gap-5`}>
        <Question
          legend={texts.age(minimumAge, lastFirstAge(rules))}
          answer={fits}
          onAnswer={(yes) => onAnswer({ ...answers, age: yes })}
        >
          {age && fits !== told ? texts.otherAge(age.age) : ageWords(age, fits, rules)}
        </Question>
        <Question
          legend={texts.weight(visit.weight)}
          answer={weight}
          onAnswer={(yes) => onAnswer({ ...answers, weight: yes })}
        >
          {weight === false && texts.weightLow(visit.weight)}
        </Question>
        <Question legend={texts.health} answer={health} onAnswer={(yes) => onAnswer({ ...answers, health: yes })}>
          {health === false && texts.healthNo}
        </Question>
        {health === false && <Pause {...{ today, answers, onAnswer }} />}
        <p role="status" className={tw`empty:hidden text-label text-success-text`}>
          {fits && told !== false && weight && health && (age?.type === "doctor" ? texts.allElseWell : texts.allWell)}
        </p>
      </div>
    </FieldsSection>
  );
}

/** What an age means for a first donation. */
function ageWords(age: AgeCheck | null, fits: boolean | undefined, rules: EligibilityRules): string | false {
  const [from, to] = [rules.minimumAge, lastFirstAge(rules)];
  switch (age?.type) {
    case "too-young":
      return texts.tooYoung(from, formatFullDate(age.from));
    case "too-old":
      return texts.tooOld(to);
    case "doctor":
      return texts.doctorDecides(rules.firstDonationCautionAge);
    default:
      return fits === false && texts.ageElse(from, to);
  }
}

interface QuestionProps {
  legend: string;
  answer: boolean | undefined;
  onAnswer: (yes: boolean) => void;
  /** What an answer means. */
  children: ReactNode;
}

function Question({ legend, answer, onAnswer, children }: QuestionProps) {
  const name = useId();
  return (
    <div className={tw`grid gap-1.5`}>
      <ChoiceGroup legend={legend}>
        <div className={tw`flex flex-wrap gap-x-8`}>
          <Radio name={name} label={texts.yes} checked={answer === true} onChange={() => onAnswer(true)} />
          <Radio name={name} label={texts.no} checked={answer === false} onChange={() => onAnswer(false)} />
        </div>
      </ChoiceGroup>
      <p role="status" className={tw`empty:hidden rounded bg-info-subtle px-3.5 py-2.5 text-label`}>
        {children}
      </p>
    </div>
  );
}

/** What has happened to somebody's health, and from when on they may give again. */
function Pause({ today, answers, onAnswer }: Omit<SelfCheckProps, "birthday">) {
  const [day, setDay] = useState(today);
  const { what = "" } = answers;
  const reasons = useSection(suspensionReasonsAnswer)?.values ?? DEFAULT_SUSPENSION_REASONS;
  const pauses = healthPauses(reasons);
  const options = [
    ...pauses.map(({ id, label }) => ({ value: id, label })),
    { value: SOMETHING_ELSE, label: texts.somethingElse },
  ];
  const pause = pauses.find(({ id }) => id === what);
  const back = pause ? backAfter(what, day, reasons) : null;
  return (
    <div className={tw`grid grid-cols-6 gap-4`}>
      <Field label={texts.what} className={spans.half}>
        <Select
          options={options}
          placeholder={texts.whatChoose}
          value={what}
          onChange={({ target }) => onAnswer({ ...answers, what: target.value })}
        />
      </Field>
      {pause && (
        <Field label={texts.since(pause.since)} className={spans.half}>
          <DateInput value={day} onValueChange={setDay} />
        </Field>
      )}
      <p role="status" className={tw`col-span-6 empty:hidden rounded bg-info-subtle px-3.5 py-2.5 text-label`}>
        {what === SOMETHING_ELSE && texts.askDoctor}
        {back && (back > today ? texts.back(formatFullDate(back)) : texts.backNow)}
      </p>
    </div>
  );
}
