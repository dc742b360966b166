import { useEffect } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { nearestZone } from "../../../../domain/places/nearest-zone";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import { FieldsSection, RecordField } from "../../../../shared/record-form";
import { useZones } from "../../../../shared/settings/zones";
import { Divider } from "../form/contact-sections";
import type { ApplicationField, ApplicationValues } from "../form/registration-fields";
import { choicesTexts as texts } from "./texts";

const Field = RecordField<ApplicationField>;

/** The zone and association where the donor will donate: by default the zone nearest to their home. */
export function PlaceSection() {
  const zones = useZones();
  const { setValue, setFocus } = useFormContext<ApplicationValues>();
  const [area, cap, association] = useWatch<ApplicationValues, ["area", "cap", "association"]>({
    name: ["area", "cap", "association"],
  });
  const all = zones.status === "ready" ? zones.data.zones : [];
  const nearest = nearestZone(all, cap)?.name ?? null;
  useEffect(() => {
    if (!area && nearest) setValue("area", nearest, { shouldDirty: true });
  }, [area, nearest, setValue]);

  const { defaultValues } = useFormState<ApplicationValues>();
  const associations = (all.find(({ name }) => name === area)?.associations ?? []).map(({ name }) => name);
  const canCheck = all.length > 0 && association !== "";
  const isOfOtherZone = canCheck && area !== defaultValues?.area && !associations.includes(association);
  useEffect(() => {
    if (isOfOtherZone) setValue("association", "", { shouldDirty: true });
  }, [isOfOtherZone, setValue]);

  // without zones the staff choose them
  if (zones.status === "absent") return null;
  if (zones.status === "error")
    return (
      <>
        <Divider />
        <FieldsSection title={texts.place} hint={texts.placeHint}>
          <div role="alert" className={tw`col-span-6 flex flex-wrap items-center gap-3 text-label text-danger-text`}>
            {texts.areaFailed} {zones.error.message}
            <Button small onClick={zones.retry} loading={zones.retrying} loadingLabel={texts.retrying}>
              {uiTexts.retry}
            </Button>
          </div>
        </FieldsSection>
      </>
    );
  if (all.length === 0) return null;

  const choose = (name: string) => {
    setValue("area", name, { shouldDirty: true, shouldValidate: true });
    // the focused button unmounts
    setFocus("area");
  };
  const help =
    nearest === null || nearest === area ? (
      nearest === null ? (
        texts.areaHelp
      ) : (
        texts.nearest(cap)
      )
    ) : (
      <span className={tw`flex flex-wrap items-center gap-3`}>
        {texts.nearer(nearest, cap)}
        <Button small onClick={() => choose(nearest)}>
          {texts.useNearest}
        </Button>
      </span>
    );
  const associationOptions = associations.map((name) => ({ value: name, label: name }));
  return (
    <>
      <Divider />
      <FieldsSection title={texts.place} hint={texts.placeHint}>
        <Field
          name="area"
          span="half"
          options={all.map(({ name }) => ({ value: name, label: name }))}
          placeholder={texts.areaChoose}
          help={help}
        />
        {(associationOptions.length > 0 || association) && (
          <Field
            name="association"
            span="half"
            options={associationOptions}
            placeholder={texts.choose}
            optional="feminine"
          />
        )}
      </FieldsSection>
    </>
  );
}
