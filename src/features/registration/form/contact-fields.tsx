import { useFormContext } from "react-hook-form";
import { Checkbox } from "../../../ui/field/choice";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { FieldsSection, spans } from "./fields-section";
import { useRegister } from "./permitted-fields";
import type { RegistrationValues } from "./registration-schema";
import { texts } from "./texts";

const { labels } = texts;

/** How the association reaches the donor. The address that signs in is shown, and changed nowhere yet. */
export function ContactFields({ email }: { email: string }) {
  const register = useRegister();
  const { formState } = useFormContext<RegistrationValues>();
  const { errors } = formState;
  return (
    <FieldsSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
      <Field label={labels.mobile} error={errors.mobile?.message} className={spans.half}>
        <TextInput
          {...register("mobile", { deps: "phoneHome" })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          aria-required
        />
      </Field>
      <Field label={labels.phoneHome} optional error={errors.phoneHome?.message} className={spans.half}>
        <TextInput {...register("phoneHome", { deps: "mobile" })} type="tel" inputMode="tel" autoComplete="home tel" />
      </Field>
      <Field label={texts.email} help={texts.emailHelp} className={spans.whole}>
        <TextInput value={email} disabled autoComplete="off" />
      </Field>
      <Checkbox {...register("byMail")} label={labels.byMail} help={texts.byMailHelp} className={spans.whole} />
    </FieldsSection>
  );
}
