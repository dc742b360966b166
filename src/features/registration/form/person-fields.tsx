import { useFormContext, useWatch } from "react-hook-form";
import { ageNotice } from "../../../domain/birthday";
import { DEFAULT_ELIGIBILITY_RULES } from "../../../domain/eligibility-rules";
import { FieldsSection, RecordField } from "../../record-form";
import type { RegistrationField, RegistrationValues } from "./registration-fields";
import { compareFiscalCode } from "./registration-values";
import { texts } from "./texts";

const Field = RecordField<RegistrationField>;
const GENDERS = ["F", "M"].map((value) => ({ value, label: value }));

interface PersonFieldsProps {
  /** ISO day in Italy. */
  today: string;
  /** Somebody who isn't registered yet: their age is looked at. */
  applicant: boolean;
  /** Under a title: it isn't alone on its page. */
  titled?: boolean;
}

/** Who the donor is. */
export function PersonFields({ today, applicant, titled = false }: PersonFieldsProps) {
  const birthday = useWatch<RegistrationValues, "birthday">({ name: "birthday" });
  return (
    <FieldsSection {...(titled && { title: texts.sections.person, hint: texts.sections.personHint })}>
      <Field name="lastName" span="half" autoComplete="family-name" autoCapitalize="words" />
      <Field name="firstName" span="half" autoComplete="given-name" autoCapitalize="words" />
      <Field
        name="birthday"
        span="half"
        help={texts.birthdayHelp}
        warning={applicant && ageWords(birthday, today)}
        autoComplete="bday"
      />
      <Field name="birthplace" span="half" help={texts.birthplaceHelp} autoComplete="off" autoCapitalize="words" />
      <Field name="gender" span="half" cards options={GENDERS} autoComplete="sex" />
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
  const { control } = useFormContext<RegistrationValues>();
  const [fiscalCode, firstName, lastName, gender, birthday] = useWatch({
    control,
    name: ["fiscalCode", "firstName", "lastName", "gender", "birthday"],
  });
  const compared = compareFiscalCode({ fiscalCode, firstName, lastName, gender, birthday });
  const disagreements = compared.checked ? compared.disagreements.map((what) => texts.disagreement[what]) : [];
  return (
    <Field
      name="fiscalCode"
      span="half"
      help={texts.fiscalCodeHelp}
      warning={disagreements.length > 0 && texts.disagrees(disagreements)}
      ok={compared.checked && texts.agrees}
      mono
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
