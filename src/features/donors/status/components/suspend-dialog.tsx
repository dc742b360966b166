import { useState } from "react";
import { formatShortDate } from "../../../../domain/format";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/overlay/dialog";
import { useTouched } from "../../../../shared/forms";
import { emptySuspension, readSuspension, type ReadSuspension, type SuspensionField } from "../suspension-draft";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { useStatusChange } from "../use-status-change";
import { ForEverDialog } from "./for-ever-dialog";
import { RefusalBanner } from "./refusal-banner";
import { SuspensionFields } from "./suspension-fields";
import { WhatChanges } from "./what-changes";

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
