import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { CardSection, RecordField } from "../../../../shared/record-form";
import { useZones } from "../../../../shared/zones";
import type { DonorFormField, DonorFormValues } from "../donor-form-fields";
import { texts } from "../texts";

const Field = RecordField<DonorFormField>;

interface AssociationSectionProps {
  /** Whether a donor of that zone is this account's to save. */
  mayUse: (zone: string) => boolean;
}

/** What they are to the association. */
export function AssociationSection({ mayUse }: AssociationSectionProps) {
  const zones = useZones();
  const all = zones.status === "ready" ? zones.data.zones : [];
  const { getValues, setValue } = useFormContext<DonorFormValues>();
  const allowed = all.filter(({ name }) => mayUse(name));
  const only = allowed.length === 1 ? (allowed[0]?.name ?? "") : "";
  useEffect(() => {
    // somebody of one zone adds to that zone
    if (only && !getValues("area")) setValue("area", only);
  }, [only, getValues, setValue]);
  const names = allowed.map(({ name }) => ({ value: name, label: name }));
  return (
    <CardSection title={texts.sections.association} hint={texts.sections.associationHint}>
      <Field name="cardNumber" span="thirdHalf" inputMode="numeric" autoComplete="off" />
      <Field name="bloodGroup" span="thirdHalf" />
      <Field name="area" span="third" options={names} />
      <Field name="association" span="third" autoComplete="off" />
      <Field name="group" span="third" autoComplete="off" />
      <Field name="serialNumber" span="third" autoComplete="off" />
      <Field name="byMail" span="whole" />
      <Field name="note" span="whole" multiline optional help={texts.noteHelp} />
    </CardSection>
  );
}
