import { useId, type ReactNode } from "react";
import { Controller } from "react-hook-form";
import { Checkbox } from "../../../ui/field/choice";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { tw } from "../../../ui/tw";
import { FieldEffect } from "../save-effect";
import { problemText, texts } from "./texts";
import { useAwardForm } from "./award-form";

/** The options of how donations count for the awards. */
export function CountingSection() {
  const { awards, settings, edit } = useAwardForm();
  const { bySex, doubleUntil, yearlyMost } = awards;
  const id = useId();
  const hasLowerForWomen = settings.tiers.some(
    (tier) =>
      tier.sex === "F" &&
      settings.tiers.some(({ name, sex, alone }) => name === tier.name && sex === "M" && alone > tier.alone),
  );
  return (
    <section aria-labelledby={id} className={tw`grid gap-3 border-t border-line px-6 pt-5 pb-6 narrow:px-4`}>
      <h2 id={id} className={tw`text-lead tracking-snug`}>
        {texts.counting}
      </h2>
      <div className={tw`grid gap-2.5 narrow:gap-0`}>
        <Checkbox
          label={texts.bySex}
          help={bySex ? undefined : texts.bySexHint}
          checked={bySex}
          onChange={(event) => edit({ bySex: event.target.checked })}
        />
        <FieldEffect fields="bySex" />
        <Option
          label={texts.double(doubleUntil || "50")}
          help={hasLowerForWomen ? texts.doubleHint : undefined}
          checked={doubleUntil !== null}
          onChecked={(double) => edit({ double })}
        >
          <NumberField name="doubleUntil" label={texts.doubleAge} />
        </Option>
        <FieldEffect fields={["double", "doubleUntil"]} />
        <Option
          label={texts.yearly(yearlyMost || "4")}
          checked={yearlyMost !== null}
          onChecked={(yearly) => edit({ yearly })}
        >
          <NumberField name="yearlyMost" label={texts.yearlyMost} />
        </Option>
        <FieldEffect fields={["yearly", "yearlyMost"]} />
      </div>
    </section>
  );
}

interface OptionProps {
  label: string;
  help?: string | undefined;
  checked: boolean;
  onChecked: (checked: boolean) => void;
  /** The number field of the option, shown while it is on. */
  children: ReactNode;
}

function Option({ label, help, checked, onChecked, children }: OptionProps) {
  return (
    <div className={tw`grid gap-2`}>
      <Checkbox label={label} help={help} checked={checked} onChange={(event) => onChecked(event.target.checked)} />
      {checked && <div className={tw`pl-7 narrow:pl-8 narrow:pb-2`}>{children}</div>}
    </div>
  );
}

function NumberField({ name, label }: { name: "doubleUntil" | "yearlyMost"; label: string }) {
  const { problems } = useAwardForm();
  const problem = problems.find(({ field }) => field === name);
  return (
    <Field label={label} error={problem && problemText(problem)} className={tw`max-w-[220px]`}>
      <Controller
        name={name}
        render={({ field }) => (
          <TextInput {...field} inputMode="numeric" maxLength={3} autoComplete="off" className={tw`max-w-[96px]`} />
        )}
      />
    </Field>
  );
}
