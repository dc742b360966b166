import { useState } from "react";
import type { ApiError } from "../../../../api/errors";
import type { MutationOutcome } from "../../../../api/react/use-mutation";
import { dayProblem } from "../../../../domain/validation/field-schema";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { Dialog } from "../../../../ui/overlay/dialog";
import { tw } from "../../../../ui/tw";
import { useStillOpen } from "../../../../ui/overlay/use-still-open";
import { dayMessage, DayPicker, isTypedOut, useTouched } from "../../../../shared/forms";
import { texts } from "../texts";

interface AwardDialogProps {
  title: string;
  name: string;
  date: string;
  open: boolean;
  onClose: () => void;
  onSave: (name: string, date: string) => Promise<MutationOutcome<unknown>>;
  saving: boolean;
  /** ISO day in Italy. */
  today: string;
}

/** An award's name, and the day on which it was handed over. */
export function AwardDialog({ title, open, onClose, onSave, saving, today, ...initial }: AwardDialogProps) {
  const [name, setName] = useState(initial.name);
  const [date, setDate] = useState(initial.date);
  const touched = useTouched<"name" | "date">();
  const stillOpen = useStillOpen(open);
  const [error, setError] = useState<ApiError | null>(null);
  const wrongDay = dayProblem(date, today) !== null;
  const save = async () => {
    touched.tryAll();
    setError(null);
    if (!name.trim() || wrongDay) return;
    const outcome = await onSave(name.trim(), date);
    if (!stillOpen(outcome.ok ? null : texts.late(outcome.error))) return;
    if (outcome.ok) onClose();
    else setError(outcome.error);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" onClick={() => void save()} loading={saving} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={tw`mt-2 grid gap-4`}>
        <Field
          label={texts.name}
          help={texts.nameHelp}
          error={touched.has("name") && !name.trim() && texts.nameMissing}
          onBlur={touched.leave("name")}
        >
          <TextInput
            data-autofocus
            value={name}
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
          error={dayMessage(date, (touched.has("date") || isTypedOut(date)) && wrongDay && texts.dayWrong)}
          onBlur={touched.leave("date")}
        >
          <DayPicker
            days="latest"
            calendarLabel={texts.day}
            value={date}
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
      </div>
    </Dialog>
  );
}
