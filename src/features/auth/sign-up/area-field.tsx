import type { ChangeEvent } from "react";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { Select } from "../../../ui/field/select";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { texts } from "../texts";
import { useZones } from "../../../shared/settings/zones";

interface AreaFieldProps {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onBlur: () => void;
}

/** One of the association's zones, by name (docs/openapi.yaml). The rest of the form doesn't wait for them. */
export function AreaField({ error, ...field }: AreaFieldProps) {
  const zones = useZones();
  if (zones.status === "absent")
    return (
      <Field label={texts.area} help={texts.areaHelp} error={error}>
        <TextInput {...field} />
      </Field>
    );
  if (zones.status === "error")
    return (
      <div role="alert" className={tw`flex flex-wrap items-center gap-3`}>
        <span className={tw`text-label text-danger-text`}>
          {texts.areaFailed} {zones.error.message}
        </span>
        <Button small onClick={zones.retry} loading={zones.retrying} loadingLabel={texts.retrying}>
          {uiTexts.retry}
        </Button>
      </div>
    );
  const ready = zones.status === "ready";
  const options = ready ? zones.data.zones.map(({ name }) => ({ value: name, label: name })) : [];
  const nothing = ready && options.length === 0;
  return (
    <Field label={texts.area} help={nothing ? texts.areaNone : texts.areaHelp} error={error}>
      <Select
        {...field}
        // mounts again with the options: the browser would show the first one instead of the form's value
        key={zones.status}
        options={options}
        placeholder={ready ? texts.areaChoose : texts.areaLoading}
        aria-busy={!ready}
      />
    </Field>
  );
}
