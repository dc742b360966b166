import { useState } from "react";
import { formatShortDate } from "../../../../domain/format";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
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
import { RefusalBanner } from "../refusal";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { useStatusChange } from "../use-status-change";
import { ForEverDialog } from "./for-ever-dialog";
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
  const { write, refusal } = useStatusChange(donor, ["reason", "from", "until"], { open, name });
  const read = readSuspension(draft, today);
  const { change, end } = read;
  const send = async () => (change && (await write(change)) ? null : false);
  const submit = () => {
    touched.tryAll();
    if (end !== "ever" || !change) return send();
    setLast(true);
    return false;
  };
  return (
    <>
      <ConfirmDialog
        alert={false}
        open={open && !last}
        onClose={onClose}
        large
        title={changes ? texts.changeSuspension(name) : texts.suspend(name)}
        submit={changes ? saveLabel(end) : sendLabel(end)}
        pendingLabel={uiTexts.saving}
        onSubmit={submit}
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
        <div className={tw`mt-4 empty:hidden`}>
          <RefusalBanner refusal={refusal} />
        </div>
      </ConfirmDialog>
      {change && (
        <ForEverDialog
          open={open && last}
          onClose={() => setLast(false)}
          name={name}
          status={donor.status}
          change={change}
          refusal={refusal}
          onConfirm={async () => {
            const result = await send();
            if (result === null) onClose();
            return false;
          }}
        />
      )}
    </>
  );
}

const NO_REASONS = [] as const;

const saveLabel = (end: ReadSuspension["end"]): string => {
  if (end === null) return uiTexts.save;
  return end === "open" ? texts.saveOpen : texts.saveUntil(formatShortDate(end));
};

/** What the button does: it says the end. */
function sendLabel(end: ReadSuspension["end"]): string {
  if (end === null) return texts.actions.suspend[0];
  if (end === "ever") return texts.goOn;
  return end === "open" ? texts.suspendOpen : texts.suspendUntil(formatShortDate(end));
}
