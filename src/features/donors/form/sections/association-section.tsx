import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { CardSection, RecordField } from "../../../../shared/record-form";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import type { DonorFormField, DonorFormValues } from "../donor-form-fields";
import { texts } from "../texts";
import type { FormZones } from "../use-form-zones";

const Field = RecordField<DonorFormField>;

interface AssociationSectionProps {
  zones: FormZones;
}

/** What they are to the association. */
export function AssociationSection({ zones: { required, options, typed, failure } }: AssociationSectionProps) {
  const { getValues, setValue, clearErrors } = useFormContext<DonorFormValues>();
  const only = options.length === 1 ? (options[0]?.value ?? "") : "";
  useEffect(() => {
    // somebody of one zone adds to that zone
    if (only && !getValues("area")) setValue("area", only);
  }, [only, getValues, setValue]);
  useEffect(() => {
    // what was asked for before it was known that there is none
    if (!required) clearErrors("area");
  }, [required, clearErrors]);
  const help = failure ? (
    <span role="alert" className={tw`flex flex-wrap items-center gap-2 text-danger-text`}>
      {texts.zonesFailed} {failure.message}
      <Button small onClick={failure.retry} loading={failure.retrying} loadingLabel={texts.retrying}>
        {uiTexts.retry}
      </Button>
    </span>
  ) : (
    typed && texts.zoneTyped
  );
  return (
    <CardSection title={texts.sections.association} hint={texts.sections.associationHint}>
      <Field name="cardNumber" span="third" inputMode="numeric" />
      <Field name="bloodGroup" span="third" marked />
      <Field name="area" span="third" marked="feminine" options={options} help={help} />
      <Field name="association" span="third" />
      <Field name="group" span="third" />
      <Field name="serialNumber" span="third" />
      <Field name="byMail" span="whole" />
      <Field name="note" span="whole" help={texts.noteHelp} />
    </CardSection>
  );
}
