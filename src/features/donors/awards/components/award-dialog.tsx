import { useState } from "react";
import type { ApiError } from "../../../../api/errors";
import type { MutationOutcome } from "../../../../api/react/use-mutation";
import { dayProblem } from "../../../../domain/validation/field-schema";
import { Banner } from "../../../../ui/messages/banner";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { useStillOpen } from "../../../../ui/overlay/use-still-open";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { uiTexts } from "../../../../ui/texts";
import { dayMessage, DayPicker, isFullLength, useTouched } from "../../../../shared/forms";
import { texts } from "../texts";

interface AwardDialogProps extends DialogProps {
  title: string;
  name: string;
  date: string;
  /** A locked field isn't checked and not sent. */
  nameLocked: boolean;
  dateLocked: boolean;
  onSave: (name: string, date: string) => Promise<MutationOutcome<unknown>>;
  today: string;
}

/** Edits an award's name and the day on which it was handed over. */
export function AwardDialog({
  title,
  open,
  onClose,
  nameLocked,
  dateLocked,
  onSave,
  today,
  ...initial
}: AwardDialogProps) {
  const [name, setName] = useState(initial.name);
  const [date, setDate] = useState(initial.date);
  const touched = useTouched<"name" | "date">();
  const stillOpen = useStillOpen(open);
  const [error, setError] = useState<ApiError | null>(null);
  const isDayInvalid = !dateLocked && dayProblem(date, today) !== null;
  const isNameMissing = !nameLocked && !name.trim();
  const save = async () => {
    touched.touchAll();
    setError(null);
    if (isNameMissing || isDayInvalid) return false;
    const outcome = await onSave(name.trim(), date);
    if (outcome.ok) return null;
    if (stillOpen(texts.closedBeforeAnswer(outcome.error))) setError(outcome.error);
    return false;
  };
  return (
    <FormDialog open={open} onClose={onClose} title={title} submit={uiTexts.save} onSubmit={save}>
      <Field
        label={texts.name}
        help={texts.nameHelp}
        error={touched.has("name") && isNameMissing && texts.nameMissing}
        onBlur={touched.onBlur("name")}
      >
        <TextInput
          data-autofocus
          value={name}
          disabled={nameLocked}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value);
            touched.touch("name");
          }}
        />
      </Field>
      <Field
        label={texts.day}
        help={texts.dayForm}
        error={dayMessage(date, (touched.has("date") || isFullLength(date)) && isDayInvalid && texts.dayWrong)}
        onBlur={touched.onBlur("date")}
      >
        <DayPicker
          days="latest"
          calendarLabel={texts.day}
          value={date}
          disabled={dateLocked}
          onValueChange={setDate}
          placeholder={texts.dayForm}
        />
      </Field>
      {error && (
        <Banner
          tone={error.code === "version" ? "warn" : "danger"}
          title={error.code === "version" ? texts.conflict : error.message}
          live
        />
      )}
    </FormDialog>
  );
}
