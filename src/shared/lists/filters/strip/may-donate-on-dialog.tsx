import { useState } from "react";
import { useToday } from "../../../../api/react/use-today";
import { isIsoDay } from "../../../../domain/dates/days";
import { DONATION_TYPE_LABELS, isDonationType } from "../../../../domain/donation/blood";
import type { FilterRule } from "../../../../domain/filter/filter";
import { mayDonateOn } from "../../../../domain/filter/ready-made";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { tw } from "../../../../ui/tw";
import { dayMessage, DayPicker, isFullLength } from "../../../forms";
import { texts } from "./may-donate-on-texts";

interface MayDonateOnDialogProps extends DialogProps {
  onChoose: (rule: FilterRule) => void;
}

/** Asks for the day and the type of the filter "Può donare il…". */
export function MayDonateOnDialog({ open, onClose, onChoose }: MayDonateOnDialogProps) {
  const today = useToday();
  const [day, setDay] = useState("");
  const [type, setType] = useState("1");
  const [checked, setChecked] = useState(false);
  const isWrong = !isIsoDay(day) || day < today;
  const choose = () => {
    setChecked(true);
    const code = Number(type);
    if (isWrong || !isDonationType(code)) return false;
    onChoose(mayDonateOn(day, code));
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
