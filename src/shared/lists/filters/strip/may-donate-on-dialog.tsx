import { useState } from "react";
import { useToday } from "../../../../api/react/use-today";
import { isIsoDay } from "../../../../domain/dates/days";
import { DONATION_TYPE_LABELS, isDonationType, type DonationType } from "../../../../domain/donation/blood";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { tw } from "../../../../ui/tw";
import { dayMessage, DayPicker, isFullLength } from "../../../forms";
import { texts } from "./may-donate-on-texts";

interface MayDonateOnDialogProps extends DialogProps {
  /** The day and the type with which it begins. */
  first?: { day: string; type: DonationType };
  onChoose: (day: string, type: DonationType) => void;
}

/** Asks on which day a donor may give which donation, for the filter "Può donare il…" and for calls. */
export function MayDonateOnDialog({ open, onClose, first = { day: "", type: 1 }, onChoose }: MayDonateOnDialogProps) {
  const today = useToday();
  const [day, setDay] = useState(first.day);
  const [type, setType] = useState(String(first.type));
  const [checked, setChecked] = useState(false);
  const isWrong = !isIsoDay(day) || day < today;
  const choose = () => {
    setChecked(true);
    const code = Number(type);
    if (isWrong || !isDonationType(code)) return false;
    onChoose(day, code);
    return null;
  };
  return (
    <FormDialog open={open} onClose={onClose} title={texts.title} submit={texts.show} onSubmit={choose}>
      <div className={tw`mt-2 grid gap-4`}>
        <Field
          label={texts.day}
          help={texts.dayForm}
          error={dayMessage(day, (checked || isFullLength(day)) && isWrong && texts.dayWrong)}
        >
          <DayPicker
            data-autofocus
            days="next"
            calendarLabel={texts.day}
            value={day}
            onValueChange={setDay}
            placeholder={texts.dayForm}
          />
        </Field>
        <Field label={texts.type}>
          <Select
            value={type}
            onChange={({ target }) => setType(target.value)}
            options={Object.entries(DONATION_TYPE_LABELS).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
