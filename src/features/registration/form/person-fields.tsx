import { useContext } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { ageNotice } from "../../../domain/birthday";
import { DEFAULT_ELIGIBILITY_RULES } from "../../../domain/eligibility-rules";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { DateInput } from "../../forms";
import { FieldsSection, spans } from "./fields-section";
import { GenderField } from "./gender-field";
import { compareFiscalCode } from "./registration-values";
import { LockedFields, useRegister } from "./permitted-fields";
import type { RegistrationValues } from "./registration-schema";
import { texts } from "./texts";

const { labels } = texts;

interface PersonFieldsProps {
  /** ISO day in Italy. */
  today: string;
  /** Somebody who isn't registered yet: their age is looked at. */
  applicant: boolean;
}

/** Who the donor is. */
export function PersonFields({ today, applicant }: PersonFieldsProps) {
  const register = useRegister();
  const { control, formState } = useFormContext<RegistrationValues>();
  const locked = useContext(LockedFields);
  const { errors } = formState;
  return (
    <FieldsSection title={texts.sections.person} hint={texts.sections.personHint}>
      <Field label={labels.lastName} error={errors.lastName?.message} className={spans.half}>
        <TextInput {...register("lastName")} required autoComplete="family-name" autoCapitalize="words" />
      </Field>
      <Field label={labels.firstName} error={errors.firstName?.message} className={spans.half}>
        <TextInput {...register("firstName")} required autoComplete="given-name" autoCapitalize="words" />
      </Field>
      <Controller
        name="birthday"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <Field
            label={labels.birthday}
            help={texts.birthdayHelp}
            error={errors.birthday?.message}
            warning={applicant && ageWords(field.value, today)}
            className={spans.half}
          >
            <DateInput
              {...field}
              onValueChange={onChange}
              required
              autoComplete="bday"
              disabled={locked.includes("birthday")}
            />
          </Field>
        )}
      />
      <Field
        label={labels.birthplace}
        help={texts.birthplaceHelp}
        error={errors.birthplace?.message}
        className={spans.half}
      >
        <TextInput {...register("birthplace")} required autoComplete="off" autoCapitalize="words" />
      </Field>
      <GenderField />
      <FiscalCodeField />
    </FieldsSection>
  );
}

const RULES = DEFAULT_ELIGIBILITY_RULES;

/** @returns what to tell somebody of an age at which nobody donates, or null */
function ageWords(birthday: string, today: string): string | null {
  const notice = ageNotice(birthday, today, RULES);
  return notice && texts.age[notice](notice === "too-young" ? RULES.minimumAge : RULES.periodicMaximumAge);
}

/** The code, checked by itself (an error) and beside the rest (a warning, decisions §4). */
function FiscalCodeField() {
  const register = useRegister();
  const { control, formState } = useFormContext<RegistrationValues>();
  const [fiscalCode, firstName, lastName, gender, birthday] = useWatch({
    control,
    name: ["fiscalCode", "firstName", "lastName", "gender", "birthday"],
  });
  const compared = compareFiscalCode({ fiscalCode, firstName, lastName, gender, birthday });
  const disagreements = compared.checked ? compared.disagreements.map((what) => texts.disagreement[what]) : [];
  return (
    <Field
      label={labels.fiscalCode}
      help={texts.fiscalCodeHelp}
      error={formState.errors.fiscalCode?.message}
      warning={disagreements.length > 0 && texts.disagrees(disagreements)}
      ok={compared.checked && texts.agrees}
      className={spans.half}
    >
      <TextInput
        {...register("fiscalCode")}
        required
        mono
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
    </Field>
  );
}
