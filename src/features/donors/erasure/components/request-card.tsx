import type { ReactNode } from "react";
import { notDoneMessage } from "../../../../api/errors";
import { useToday } from "../../../../api/react/use-today";
import { isIsoDay } from "../../../../domain/dates/days";
import { answerDue, dataRequestsHref, REQUEST_IDENTITIES, REQUEST_VIAS } from "../../../../domain/donor/data-requests";
import { formatFullDate, formatLongDate } from "../../../../domain/format";
import { ownValue } from "../../../../domain/values";
import type { DataRequest } from "../../../../shared/data-requests/requests";
import { requestTexts } from "../../../../shared/data-requests/texts";
import { DayPicker } from "../../../../shared/forms";
import { addressOf } from "../../../../shared/navigation";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";
import { useRegister, type Asked } from "../use-erase";

interface RequestCardProps {
  donorId: string;
  /** The open request in the register. */
  request: DataRequest | null;
  asked: Asked;
  onChange: (change: Partial<Asked>) => void;
}

/** Whether the day of a request is a day that isn't in the future. */
export const isArrived = ({ received }: Asked, today: string): boolean => isIsoDay(received) && received <= today;

/** The request: as it is in the register, or the fields of one on paper. */
export function RequestCard({ donorId, request, asked, onChange }: RequestCardProps) {
  const toast = useToast();
  const today = useToday();
  const { write, writing } = useRegister(donorId);
  const isKnown = isArrived(asked, today);
  const register = async () => {
    if (!isKnown) return;
    const outcome = await write(asked);
    if (outcome.ok) toast.success(texts.inRegister(outcome.data?.number ?? ""));
    else toast.error(notDoneMessage(outcome.error, texts.notRegistered));
  };
  const identityField = (
    <Field label={texts.identity}>
      <Select
        value={asked.identity}
        options={REQUEST_IDENTITIES.map((value) => ({ value, label: texts.identities[value] }))}
        onChange={(event) => onChange({ identity: event.currentTarget.value })}
      />
    </Field>
  );
  const columns = tw`grid grid-cols-3 narrow:grid-cols-1 gap-4 items-start`;
  if (request)
    return (
      <Card
        title={texts.request}
        subtitle={texts.registered(request.number)}
        actions={
          <Button small href={addressOf(dataRequestsHref(request._id))}>
            {texts.answer}
          </Button>
        }
      >
        <div className={columns}>
          <Fact label={requestTexts.received}>
            {request.received && formatLongDate(request.received)}
            {request.due && (
              <span className={tw`text-label text-muted`}>{requestTexts.due(formatFullDate(request.due))}</span>
            )}
          </Fact>
          <Fact label={requestTexts.via}>{ownValue(requestTexts.vias, request.via ?? "") ?? request.via}</Fact>
          {request.via === "account" ? <Fact label={texts.identity}>{texts.identities.account}</Fact> : identityField}
        </div>
      </Card>
    );
  return (
    <Card
      title={texts.request}
      actions={
        <FocusFallback>
          <Button small loading={writing} onClick={() => void register()}>
            {texts.register}
          </Button>
        </FocusFallback>
      }
    >
      <div className={columns}>
        <Field
          label={requestTexts.received}
          help={isKnown ? requestTexts.due(formatFullDate(answerDue(asked.received))) : undefined}
          error={isKnown ? undefined : texts.noDay}
        >
          <DayPicker
            calendarLabel={texts.calendar}
            value={asked.received}
            onValueChange={(received) => onChange({ received })}
          />
        </Field>
        <Field label={requestTexts.via}>
          <Select
            value={asked.via}
            options={REQUEST_VIAS.map((via) => ({ value: via, label: requestTexts.vias[via] }))}
            onChange={(event) => onChange({ via: event.currentTarget.value })}
          />
        </Field>
        {identityField}
      </div>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={tw`grid gap-0.5`}>
    <span className={tw`text-label text-muted`}>{label}</span>
    {children}
  </div>
);
