import { useFormContext } from "react-hook-form";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { FieldsSection, spans } from "./fields-section";
import { useRegister } from "./permitted-fields";
import type { RegistrationValues } from "./registration-schema";
import { texts } from "./texts";

const { labels } = texts;

/** Where the donor lives. */
export function AddressFields() {
  const register = useRegister();
  const { formState } = useFormContext<RegistrationValues>();
  const { errors } = formState;
  return (
    <FieldsSection title={texts.sections.address} hint={texts.sections.addressHint}>
      <Field label={labels.street} error={errors.street?.message} className={spans.whole}>
        <TextInput {...register("street")} required autoComplete="address-line1" autoCapitalize="words" />
      </Field>
      <Field label={labels.cap} error={errors.cap?.message} className={spans.cap}>
        <TextInput {...register("cap")} required inputMode="numeric" maxLength={5} autoComplete="postal-code" />
      </Field>
      <Field label={labels.city} error={errors.city?.message} className={spans.city}>
        <TextInput {...register("city")} required autoComplete="address-level2" autoCapitalize="words" />
      </Field>
      <Field label={labels.province} error={errors.province?.message} className={spans.province}>
        <TextInput {...register("province")} required autoComplete="address-level1" autoCapitalize="characters" />
      </Field>
    </FieldsSection>
  );
}
