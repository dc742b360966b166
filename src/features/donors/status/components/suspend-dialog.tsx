import { useState } from "react";
import { formatShortDate } from "../../../../domain/format";
import { Button } from "../../../../ui/buttons/button";
import { Dialog } from "../../../../ui/overlay/dialog";
import { useTouched } from "../../../../shared/forms";
import { suspensionReasonsAnswer, useSection } from "../../../../shared/settings";
import {
  draftOf,
  emptySuspension,
  readSuspension,
  type ReadSuspension,
  type SuspensionDraft,
  type SuspensionField,
} from "../suspension-draft";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { useStatusChange } from "../use-status-change";
import { ForEverDialog } from "./for-ever-dialog";
import { RefusalBanner } from "./refusal-banner";
import { SuspensionFields } from "./suspension-fields";
import { WhatChanges } from "./what-changes";

interface SuspendDialogProps extends StatusDialogProps {
  /** The suspension that stands is changed, and isn't made one for good. */
  changes?: boolean;
}

/** Suspends a donor: until a day that is shown, until one to be decided, or, after a second look, for good. */
export function SuspendDialog({ donor, name, open, onClose, today, changes = false }: SuspendDialogProps) {
  const reasons = useSection(suspensionReasonsAnswer)?.values ?? NO_REASONS;
  const [edited, setDraft] = useState<SuspensionDraft | null>(null);
  const before = changes ? donor.suspension : null;
  const draft = edited ?? (before ? draftOf(before, reasons) : emptySuspension(today));
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
        title={changes ? texts.changeSuspension(name) : texts.suspend(name)}
        footer={
          <>
            <Button kind="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button kind="primary" onClick={goOn} loading={writing} loadingLabel={texts.saving}>
              {changes ? saveLabel(end) : sendLabel(end)}
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
          forGood={!changes}
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

const NO_REASONS = [] as const;

const saveLabel = (end: ReadSuspension["end"]): string => {
  if (end === null) return texts.save;
  return end === "open" ? texts.saveOpen : texts.saveUntil(formatShortDate(end));
};

/** What the button does: it says the end. */
function sendLabel(end: ReadSuspension["end"]): string {
  if (end === null) return texts.actions.suspend[0];
  if (end === "ever") return texts.goOn;
  return end === "open" ? texts.suspendOpen : texts.suspendUntil(formatShortDate(end));
}
