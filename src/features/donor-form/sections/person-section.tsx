import { useWatch } from "react-hook-form";
import { ageNotice } from "../../../domain/birthday";
import { DEFAULT_ELIGIBILITY_RULES } from "../../../domain/eligibility-rules";
import { CardSection, RecordField } from "../../record-form";
import type { DonorFormField, DonorFormValues } from "../donor-form-fields";
import { texts } from "../texts";

const Field = RecordField<DonorFormField>;
const RULES = DEFAULT_ELIGIBILITY_RULES;

/** Who it is. @param today ISO day in Italy */
export function PersonSection({ today }: { today: string }) {
  const birthday = useWatch<DonorFormValues, "birthday">({ name: "birthday" });
  return (
    <CardSection title={texts.sections.person} hint={texts.sections.personHint}>
      <Field name="lastName" span="half" autoComplete="off" autoCapitalize="words" />
      <Field name="firstName" span="half" autoComplete="off" autoCapitalize="words" />
      <Field
        name="birthday"
        span="third"
        calendarLabel={texts.openCalendar}
        placeholder={texts.dayForm}
        warning={ageWords(birthday, today)}
      />
      <Field name="gender" span="third" />
      <Field name="birthplace" span="third" autoComplete="off" autoCapitalize="words" />
      <Field
        name="fiscalCode"
        span="whole"
        mono
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
    </CardSection>
  );
}

/** @returns what to tell of an age at which nobody donates, or null */
function ageWords(birthday: string, today: string): string | null {
  const notice = ageNotice(birthday, today, RULES);
  return notice && texts.age[notice](notice === "too-young" ? RULES.minimumAge : RULES.periodicMaximumAge);
}
