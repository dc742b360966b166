import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { texts } from "./texts";

interface ConfirmCardProps {
  facts: readonly (readonly [label: string, value: string | null])[];
  /** The number of recipients; null while unknown. */
  count: number | null;
  /** Version of the shown template: a number typed for another version confirms nothing. */
  version: number | undefined;
  later: boolean;
  sending: boolean;
  notice: ReactNode;
  onSend: (count: number) => void;
}

/** The number is checked on submit, not while one types. */
export function ConfirmCard({ facts, count, version, later, sending, notice, onSend }: ConfirmCardProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [typedVersion, setTypedVersion] = useState(version);
  const other = typedVersion !== version;
  if (other) {
    setTypedVersion(version);
    setTyped("");
    setError(typed === "" ? undefined : texts.changedMeanwhile);
  }
  const send = () => {
    // the button keeps the focus while there is nothing to send
    if (!count) return;
    const plain = typed.replace(/[.\s]/g, "");
    const number = /^\d+$/.test(plain) ? Number(plain) : null;
    if (number !== count) return setError(number === null ? texts.notANumber(count) : texts.otherNumber(number, count));
    setError(undefined);
    onSend(count);
  };
  const submitLabel = later ? texts.schedule : texts.send;
  return (
    <Card title={texts.confirm}>
      <form
        noValidate
        className={tw`grid gap-4`}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <dl className={tw`grid gap-2`}>
          {facts.map(
            ([label, value]) =>
              value !== null && (
                <div key={label} className={tw`grid grid-cols-[88px_minmax(0,1fr)] gap-3`}>
                  <dt className={tw`text-label text-muted`}>{label}</dt>
                  <dd className={tw`break-anywhere`}>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {notice}
        <Field label={texts.typeIt} error={error}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Button kind="primary" type="submit" aria-disabled={!count} loading={sending} className={tw`w-full`}>
          {sending ? uiTexts.sending : count === null ? texts.counting : submitLabel(count)}
        </Button>
        <p className={tw`text-label text-muted`}>{later ? texts.mayCancel : texts.mayStop}</p>
      </form>
    </Card>
  );
}
