import { useState } from "react";
import { notDoneMessage } from "../../../api/errors";
import { useToday } from "../../../api/react/use-today";
import { isIsoDay } from "../../../domain/dates/days";
import { readNearDay } from "../../../domain/dates/near-day";
import { registryName } from "../../../domain/donor/registry-name";
import { dayMessage, DayPicker, isFullLength } from "../../../shared/forms";
import { Chip } from "../../../ui/display/chip";
import { Radio } from "../../../ui/field/choice";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { Field } from "../../../ui/field/field";
import { ConfirmDialog, FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { tw } from "../../../ui/tw";
import type { CallChoice } from "../call-choice";
import type { DonorToCall } from "../read-calls";
import { texts } from "../texts";
import { resultFailure, useCallResult, useHold } from "../use-call-writes";

interface OutcomeDialogProps extends DialogProps {
  choice: CallChoice;
  donor: DonorToCall;
}

const QUICK_DAYS = [texts.tomorrow, texts.saturday, texts.monday];

/** Asks for the day of the next call, or until when the donor can't come. */
export function DateDialog(props: OutcomeDialogProps & { outcome: "again" | "notUntil" }) {
  const { choice, donor, outcome, open, onClose } = props;
  const today = useToday();
  const { write } = useCallResult(choice, "form");
  const [date, setDate] = useState("");
  const [checked, setChecked] = useState(false);
  const isWrong = !isIsoDay(date) || date < today;
  const name = registryName(donor);
  const save = async () => {
    setChecked(true);
    return isWrong ? false : resultFailure(await write({ donor, outcome, date }));
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={outcome === "again" ? texts.againTitle(name) : texts.untilTitle(name)}
      description={outcome === "notUntil" && texts.untilHint}
      submit={texts.save}
      onSubmit={save}
    >
      <div className={tw`mt-3 grid gap-3`}>
        <div role="group" aria-label={texts.quickDays} className={tw`flex flex-wrap gap-2`}>
          {QUICK_DAYS.map((word) => {
            // "lunedì" on a Monday is the next one
            const tomorrow = readNearDay(texts.tomorrow, today, "next") ?? today;
            const quick = readNearDay(word, word === texts.tomorrow ? today : tomorrow, "next") ?? "";
            return (
              <Chip key={word} pressed={date === quick} onClick={() => setDate(quick)}>
                {word}
              </Chip>
            );
          })}
        </div>
        <Field
          label={texts.date}
          help={texts.dayForm}
          error={dayMessage(date, (checked || isFullLength(date)) && isWrong && texts.dateWrong)}
        >
          <DayPicker
            data-autofocus
            days="next"
            calendarLabel={texts.date}
            value={date}
            onValueChange={setDate}
            placeholder={texts.dayForm}
          />
        </Field>
      </div>
    </FormDialog>
  );
}

interface TakeOverDialogProps extends Omit<OutcomeDialogProps, "choice"> {
  /** Called when the user holds the donor. */
  onDone: () => void;
}

/** Asks whether the user calls a donor instead of a colleague, who pressed by mistake or has left. */
export function TakeOverDialog({ donor, onDone, open, onClose }: TakeOverDialogProps) {
  const { write } = useHold(donor.hold);
  const take = async () => {
    const taken = await write(donor._id);
    return taken.ok ? null : notDoneMessage(taken.error, texts.notTaken);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.takeOverTitle(registryName(donor))}
      description={texts.takeOverHint(donor.hold?.by.name ?? "")}
      submit={texts.takeOver}
      onSubmit={take}
      onDone={onDone}
    />
  );
}

/** Asks whether the donor refuses calls only, or all contacts. */
export function RefusalDialog({ choice, donor, open, onClose }: OutcomeDialogProps) {
  const { write } = useCallResult(choice, "form");
  const [noNews, setNoNews] = useState(false);
  const name = registryName(donor);
  const save = async () => resultFailure(await write({ donor, outcome: "refused", noNews }));
  return (
    <FormDialog open={open} onClose={onClose} title={texts.refuseTitle(name)} submit={texts.refuse} onSubmit={save}>
      <ChoiceGroup legend={<span className={tw`sr-only`}>{texts.refuseTitle(name)}</span>}>
        <Radio
          name="refusal"
          data-autofocus
          label={texts.refuseCalls}
          help={texts.refuseCallsHint}
          checked={!noNews}
          onChange={() => setNoNews(false)}
        />
        <Radio
          name="refusal"
          label={texts.refuseAll}
          help={texts.refuseAllHint}
          checked={noNews}
          onChange={() => setNoNews(true)}
        />
      </ChoiceGroup>
    </FormDialog>
  );
}
