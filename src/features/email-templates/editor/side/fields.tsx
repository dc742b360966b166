import { AlignCenter, AlignLeft, AlignRight, CircleCheck, TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { linkAddress } from "../../../../domain/email-template/addresses";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { Icon } from "../../../../ui/icons/icon";
import { Segmented } from "../../../../ui/buttons/segmented";
import { tw } from "../../../../ui/tw";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden";
import { texts } from "../texts";
import { contrast, READABLE_CONTRAST, readableOn } from "../../../../domain/email-template/write/mail-style";

type Align = "left" | "center" | "right";

const ALIGNS = { left: AlignLeft, center: AlignCenter, right: AlignRight };
const labels = texts.properties;

/** A label for several controls. */
export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={tw`grid justify-items-start gap-1.5`}>
    <span aria-hidden className={tw`text-label font-medium leading-snug`}>
      {label}
    </span>
    {children}
  </div>
);

export const AlignField = ({ value, onChange }: { value: Align; onChange: (align: Align) => void }) => (
  <Labelled label={labels.align}>
    <Segmented
      label={labels.align}
      value={value}
      onValueChange={onChange}
      options={(["left", "center", "right"] as const).map((align) => ({
        value: align,
        label: (
          <>
            <Icon of={ALIGNS[align]} size={16} />
            <VisuallyHidden>{labels.aligns[align]}</VisuallyHidden>
          </>
        ),
      }))}
    />
  </Labelled>
);

interface AddressFieldProps {
  label: string;
  value: string;
  help: string;
  optional?: boolean;
  onChange: (address: string) => void;
}

/** The address of a page, a mailbox or a telephone. It shows the error after a blur. */
export function AddressField({ label, value, help, optional = false, onChange }: AddressFieldProps) {
  const [touched, setTouched] = useState(false);
  const wrong = value.trim() !== "" && linkAddress(value) === null;
  return (
    <Field
      label={label}
      help={help}
      error={touched && wrong && labels.linkWrong}
      optional={optional}
      onBlur={() => setTouched(true)}
    >
      <TextInput
        inputMode="url"
        value={value}
        onChange={(event) => {
          setTouched(false);
          onChange(event.target.value);
        }}
      />
    </Field>
  );
}

interface NumberFieldProps {
  label: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number. On blur, a number out of bounds is corrected. */
export function NumberField({ label, unit, value, min, max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    const number = Number.parseInt(text, 10);
    return Number.isNaN(number) ? null : Math.min(max, Math.max(min, number));
  };
  return (
    <Field label={label} onBlur={() => setTyped(null)}>
      <TextInput
        inputMode="numeric"
        end={<span className={tw`pr-1.5 text-label`}>{unit}</span>}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = read(event.target.value);
          if (next !== null && next !== value) onChange(next);
        }}
      />
    </Field>
  );
}

export function ColourField({
  label,
  help,
  value,
  onChange,
}: {
  label: string;
  help?: string;
  value: string;
  onChange: (colour: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
  return (
    <Field
      label={label}
      help={help}
      error={typed !== null && !isColour(typed) && labels.colourWrong}
      onBlur={() => setTyped(null)}
    >
      <TextInput
        mono
        spellCheck={false}
        maxLength={7}
        end={
          <input
            type="color"
            aria-label={labels.pickColour}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={tw`hit size-6 cursor-pointer rounded-sm border border-line-control`}
          />
        }
        value={typed ?? value.toUpperCase()}
        onChange={(event) => {
          setTyped(event.target.value);
          if (isColour(event.target.value)) onChange(event.target.value.toLowerCase());
        }}
      />
    </Field>
  );
}

const decimal = new Intl.NumberFormat("it-IT", { maximumFractionDigits: 1 });

/** Whether text is readable on a background, or in a colour on the mail's background. */
export function ContrastMessage({ colour, on }: { colour: string; on?: string }) {
  const value = on === undefined ? contrast(colour, readableOn(colour)) : contrast(colour, on);
  const isGood = value >= READABLE_CONTRAST;
  return (
    <p
      role="status"
      className={isGood ? tw`flex gap-1.5 text-label text-success-text` : tw`flex gap-1.5 text-label text-warn-text`}
    >
      <Icon of={isGood ? CircleCheck : TriangleAlert} size={16} className={tw`mt-px`} />
      {(isGood ? texts.properties.contrast : texts.properties.pale)(decimal.format(value))}
    </p>
  );
}
