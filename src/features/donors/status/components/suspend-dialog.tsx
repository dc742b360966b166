import { CalendarClock, Eye, MailX } from "lucide-react";
import { useState, type ReactNode } from "react";
import { formatFullDate, formatShortDate } from "../../../../domain/format";
import { mayDonate } from "../../../../domain/may-donate";
import { reasonForDonor } from "../../../../domain/suspension-reasons";
import { Button } from "../../../../ui/button";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { Dialog } from "../../../../ui/overlay/dialog";
import { tw } from "../../../../ui/tw";
import { useTouched } from "../../../../shared/forms";
import { emptySuspension, readSuspension, type ReadSuspension, type SuspensionField } from "../suspension-draft";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { useStatusChange } from "../use-status-change";
import { suspensionReasonsAnswer, useRulesOrDefault, useSection } from "../../../../shared/settings";
import { ForEverDialog } from "./for-ever-dialog";
import { RefusalBanner } from "./refusal-banner";
import { SuspensionFields } from "./suspension-fields";

/** Suspends a donor: until a day that is shown, until one to be decided, or, after a second look, for good. */
export function SuspendDialog({ donor, name, open, onClose, today }: StatusDialogProps) {
  const [draft, setDraft] = useState(() => emptySuspension(today));
  const touched = useTouched<SuspensionField>();
  const [last, setLast] = useState(false);
  const { write, isOpen, writing, refusal } = useStatusChange(donor, ["reason", "from", "until"], { open, name });
  const read = readSuspension(draft, today);
  const { change, end } = read;
  const send = async () => {
    if (change && (await write(change)) && isOpen()) onClose();
  };
  const goOn = () => {
    touched.tryAll();
    if (end === "ever" && change) setLast(true);
    else void send();
  };
  return (
    <>
      <Dialog
        open={open && !last}
        onClose={onClose}
        large
        title={texts.suspend(name)}
        footer={
          <>
            <Button kind="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button kind="primary" onClick={goOn} loading={writing} loadingLabel={texts.saving}>
              {sendLabel(end)}
            </Button>
          </>
        }
      >
        <SuspensionFields
          draft={draft}
          onDraft={setDraft}
          read={read}
          touched={touched}
          refused={refusal?.fields ?? {}}
          today={today}
        >
          {end !== null && <WhatChanges read={read} donor={donor} today={today} />}
        </SuspensionFields>
        <RefusalBanner refusal={refusal} />
      </Dialog>
      {change && (
        <ForEverDialog
          open={open && last}
          onClose={() => setLast(false)}
          name={name}
          status={donor.status}
          change={change}
          writing={writing}
          refusal={refusal}
          onConfirm={() => void send()}
        />
      )}
    </>
  );
}

/** What the button does: it says the end. */
export function sendLabel(end: ReadSuspension["end"]): string {
  if (end === null) return texts.actions.suspend[0];
  if (end === "ever") return texts.goOn;
  return end === "open" ? texts.suspendOpen : texts.suspendUntil(formatShortDate(end));
}

interface WhatChangesProps {
  read: ReadSuspension;
  donor: StatusDialogProps["donor"];
  today: string;
}

/** What follows for the donor, and what is read on the own page. */
function WhatChanges({ read: { change, end }, donor, today }: WhatChangesProps) {
  const rules = useRulesOrDefault();
  const reasons = useSection(suspensionReasonsAnswer)?.values ?? [];
  const isDay = end !== null && end !== "open" && end !== "ever";
  const until = isDay ? formatFullDate(end) : end === "open" ? texts.openDay : null;
  const after = isDay
    ? mayDonate({ ...donor, status: "temporarilySuspended", suspension: { until: end } }, null, today, { rules })
    : null;
  return (
    <div>
      <h3 className={tw`mb-2 font-strong`}>{texts.whatChanges}</h3>
      <ul className={tw`grid gap-2 text-label`}>
        <Line icon={CalendarClock}>
          {after?.date ? (
            <>
              {texts.mayDonateFrom}
              <b>{formatFullDate(after.date)}</b>.
            </>
          ) : end === "ever" ? (
            texts.never
          ) : after ? (
            texts.thenDoctor(formatFullDate(end ?? today))
          ) : (
            texts.mayNotDonate
          )}
        </Line>
        {end !== "ever" && <Line icon={MailX}>{texts.noCalls}</Line>}
        {change && <Line icon={Eye}>{texts.whatIsRead(until, reasonForDonor(change.reason, reasons))}</Line>}
      </ul>
    </div>
  );
}

function Line({ icon, children }: { icon: IconType; children: ReactNode }) {
  return (
    <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5`}>
      <Icon of={icon} className={tw`text-faint`} />
      <span className={tw`text-pretty`}>{children}</span>
    </li>
  );
}
