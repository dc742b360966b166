import { useState } from "react";
import { failureOf } from "../../../api/errors";
import { BLOOD_GROUPS } from "../../../domain/donation/blood";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import type { CallChoice } from "../call-choice";
import type { CallTarget } from "../read-calls";
import { texts } from "../texts";
import { useTargetWrite } from "../use-call-writes";

interface TargetDialogProps extends DialogProps {
  choice: CallChoice;
  target: CallTarget;
}

/** The field of the total; the other fields are named like their groups. */
const TOTAL = "total";
const GROUPS = BLOOD_GROUPS.filter((group) => group !== "ND");

/** An empty text is no target (null); undefined for an invalid one. */
function readNumber(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  return /^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** Sets how many donors are needed, in all and by blood group. */
export function TargetDialog({ choice, target: latest, open, onClose }: TargetDialogProps) {
  // what the user saw when the dialog opened: a later target of a colleague isn't overwritten
  const [target] = useState(latest);
  const { write } = useTargetWrite(choice, target);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => ({
    [TOTAL]: String(target.total ?? ""),
    ...Object.fromEntries(target.groups.map(({ group, total }) => [group, String(total)])),
  }));
  const [checked, setChecked] = useState(false);
  const valueOf = (name: string) => readNumber(typed[name] ?? "");
  const save = async () => {
    setChecked(true);
    const total = valueOf(TOTAL);
    const groups = GROUPS.map((group) => ({ group, total: valueOf(group) }));
    if (total === undefined || groups.some((group) => group.total === undefined)) return false;
    const wanted = groups.flatMap((group) => (group.total ? { group: group.group, total: group.total } : []));
    return failureOf(await write({ total, groups: wanted, version: target.version }));
  };
  const input = (name: string) => (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      data-autofocus={name === TOTAL || undefined}
      value={typed[name] ?? ""}
      onChange={({ target: { value } }) => setTyped({ ...typed, [name]: value })}
    />
  );
  const error = (name: string) => checked && valueOf(name) === undefined && texts.targetWrong;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.setTarget}
      description={texts.setTargetHint}
      submit={uiTexts.save}
      onSubmit={save}
    >
      <div className={tw`mt-4 grid gap-4`}>
        <Field label={texts.targetTotal} error={error(TOTAL)}>
          {input(TOTAL)}
        </Field>
        <fieldset>
          <legend className={tw`mb-2 text-label font-medium`}>{texts.targetGroups}</legend>
          <div className={tw`grid grid-cols-5 gap-3 narrow:grid-cols-3`}>
            {GROUPS.map((group) => (
              <Field key={group} label={group} error={error(group)}>
                {input(group)}
              </Field>
            ))}
          </div>
        </fieldset>
      </div>
    </FormDialog>
  );
}
