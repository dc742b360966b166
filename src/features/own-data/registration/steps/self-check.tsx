import { useId, useState, type ReactNode } from "react";
import type { EligibilityRules } from "../../../../domain/donation/eligibility-rules";
import { formatFullDate } from "../../../../domain/format";
import { backAfter, checkAge, healthPauses, lastFirstAge, type AgeCheck } from "../../../../domain/donor/self-check";
import { Radio } from "../../../../ui/field/choice";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { useRules, useSection } from "../../../../shared/settings";
import { suspensionReasonsAnswer } from "../../../../shared/settings/suspension-reasons";
import { DefaultRulesNote } from "../../../../shared/donor/parts/default-rules-note";
import { RulesNotice } from "../../../../shared/donor/parts/rules-notice";
import { DateInput } from "../../../../shared/forms";
import { FieldsSection, spans } from "../../../../shared/record-form";
import { choicesTexts as texts } from "./texts";

/** Answers about the donor's health: kept while the form is open, neither sent nor stored. */
export interface SelfAnswers {
  age?: boolean;
  weight?: boolean;
  health?: boolean;
  /** The id of a reason to wait. */
  what?: string;
}

const SOMETHING_ELSE = "else";

interface SelfCheckProps {
  birthday: string;
  /** ISO day in Italy. */
  today: string;
  answers: SelfAnswers;
  onAnswer: (answers: SelfAnswers) => void;
}

/**
 * Questions with which donors check whether they may donate, and from which day. The answers block nothing. The age is asked
 * only without a birth date. Without the association's rules there are no questions.
 */
export function SelfCheck({ birthday, today, answers, onAnswer }: SelfCheckProps) {
  const state = useRules();
  const { rules } = state;
  if (!rules)
    return (
      <FieldsSection title={texts.check}>
        <div className={tw`col-span-6`}>
          <RulesNotice rules={state} />
        </div>
      </FieldsSection>
    );
  const { minimumAge, visit } = rules;
  const age = checkAge(birthday, today, rules);
  const fits = age ? age.type === "fits" || age.type === "doctor" : answers.age;
  const { weight, health } = answers;
  const [from, to] = [minimumAge, lastFirstAge(rules)];
  return (
    <FieldsSection title={texts.check} hint={age ? texts.checkHint : texts.checkHintWithAge}>
      <div className={tw`col-span-6 grid gap-5`}>
        {age ? (
          <Note>{ageAdvice(age, rules)}</Note>
        ) : (
          <Question legend={texts.age(from, to)} answer={fits} onAnswer={(yes) => onAnswer({ ...answers, age: yes })}>
            {fits === false && texts.ageElse(from, to)}
          </Question>
        )}
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
        {health === false && <Pause today={today} answers={answers} onAnswer={onAnswer} />}
        <DefaultRulesNote />
        <p role="status" className={tw`empty:hidden text-label text-success-text`}>
          {fits && weight && health && (age?.type === "doctor" ? texts.allElseWell : texts.allWell)}
        </p>
      </div>
    </FieldsSection>
  );
}

/** @returns the advice for an age; false for an age that fits */
function ageAdvice(age: AgeCheck, rules: EligibilityRules): string | false {
  switch (age.type) {
    case "too-young":
      return texts.tooYoung(rules.minimumAge, formatFullDate(age.from));
    case "too-old":
      return texts.tooOld(lastFirstAge(rules));
    case "doctor":
      return texts.doctorDecides(rules.firstDonationCautionAge);
    case "fits":
      return false;
  }
}

/** The advice for an answer or for the age. */
const Note = ({ children }: { children: ReactNode }) => (
  <p role="status" className={tw`empty:hidden rounded bg-info-subtle px-3.5 py-2.5 text-label`}>
    {children}
  </p>
);

interface QuestionProps {
  legend: string;
  answer: boolean | undefined;
  onAnswer: (yes: boolean) => void;
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
      <Note>{children}</Note>
    </div>
  );
}

/** Asks what happened to the donor's health, and shows from which day they may donate again. */
function Pause({ today, answers, onAnswer }: Omit<SelfCheckProps, "birthday">) {
  const [day, setDay] = useState(today);
  const { what = "" } = answers;
  const reasons = useSection(suspensionReasonsAnswer)?.values ?? [];
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
          <DateInput days="latest" value={day} onValueChange={setDay} />
        </Field>
      )}
      <p role="status" className={tw`col-span-6 empty:hidden rounded bg-info-subtle px-3.5 py-2.5 text-label`}>
        {what === SOMETHING_ELSE && texts.askDoctor}
        {back && (back > today ? texts.back(formatFullDate(back)) : texts.backNow)}
      </p>
    </div>
  );
}
