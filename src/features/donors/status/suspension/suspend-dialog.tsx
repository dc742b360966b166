import { useState } from "react";
import { Archive, ArrowRight, DropletOff, MailX, Undo2 } from "lucide-react";
import { useFeatures } from "../../../../api/react/use-feature";
import type { Feature } from "../../../../domain/features";
import { formatShortDate, formatFullDate } from "../../../../domain/format";
import { ConfirmDialog, type SubmitResult } from "../../../../ui/overlay/action-dialogs";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import { useTouched } from "../../../../shared/forms";
import { useSection } from "../../../../shared/settings";
import { suspensionReasonsAnswer } from "../../../../shared/settings/suspension-reasons";
import {
  draftOf,
  emptySuspension,
  readSuspension,
  type ReadSuspension,
  type SuspensionDraft,
  type SuspensionField,
} from "./suspension-draft";
import { RefusalBanner, type Refusal } from "../refusal";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { useStatusChange } from "../use-status-change";
import { SuspensionFields } from "./suspension-fields";
import { WhatChanges } from "./what-changes";
import { Checkbox } from "../../../../ui/field/choice";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import type { StatusChange } from "../status-change";

interface SuspendDialogProps extends StatusDialogProps {
  /** Changes the current suspension, which can't become permanent. */
  changesCurrent?: boolean;
}

/** Suspends a donor, or changes the suspension. A permanent suspension needs a second confirmation. */
export function SuspendDialog({ donor, name, open, onClose, today, changesCurrent = false }: SuspendDialogProps) {
  const reasons = useSection(suspensionReasonsAnswer)?.values ?? NO_REASONS;
  const [edited, setDraft] = useState<SuspensionDraft | null>(null);
  const before = changesCurrent ? donor.suspension : null;
  const draft = edited ?? (before ? draftOf(before, reasons) : emptySuspension(today));
  const touched = useTouched<SuspensionField>();
  const [confirming, setConfirming] = useState(false);
  const { write, refusal } = useStatusChange(donor, ["reason", "from", "until"], { open, name });
  const read = readSuspension(draft, today);
  const { change, end } = read;
  const send = async () => (change && (await write(change)) ? null : false);
  const submit = () => {
    touched.touchAll();
    if (end !== "permanent" || !change) return send();
    setConfirming(true);
    return false;
  };
  return (
    <>
      <ConfirmDialog
        alert={false}
        open={open && !confirming}
        onClose={onClose}
        large
        title={changesCurrent ? texts.changeSuspension(name) : texts.suspend(name)}
        submit={changesCurrent ? saveLabel(end) : sendLabel(end)}
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
          mayBePermanent={!changesCurrent}
        >
          {end !== null && <WhatChanges read={read} donor={donor} today={today} />}
        </SuspensionFields>
        <div className={tw`mt-4 empty:hidden`}>
          <RefusalBanner refusal={refusal} />
        </div>
      </ConfirmDialog>
      {change && (
        <PermanentSuspensionDialog
          open={open && confirming}
          onClose={() => setConfirming(false)}
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

function sendLabel(end: ReadSuspension["end"]): string {
  if (end === null) return texts.actions.suspend[0];
  if (end === "permanent") return texts.goOn;
  return end === "open" ? texts.suspendOpen : texts.suspendUntil(formatShortDate(end));
}

interface PermanentSuspensionDialogProps extends DialogProps {
  name: string;
  status: string;
  change: Extract<StatusChange, { action: "suspend" }>;
  refusal: Refusal | null;
  onConfirm: () => Promise<SubmitResult>;
}

const LINES: readonly (readonly [icon: IconType, text: string, feature?: Feature])[] = [
  [DropletOff, texts.never],
  [MailX, texts.noCallsEver, "email-sending"],
  [Archive, texts.stays],
  [Undo2, texts.finalHint],
];

/** The second confirmation of a permanent suspension. */
export function PermanentSuspensionDialog(props: PermanentSuspensionDialogProps) {
  const { open, onClose, name, status, change, refusal, onConfirm } = props;
  const has = useFeatures();
  const [certified, setCertified] = useState(false);
  const touched = useTouched<"certified">();
  const confirm = () => {
    touched.touchAll();
    return certified && onConfirm();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.suspendForEver(name)}
      description={texts.forEverLead(change.reason, formatFullDate(change.from))}
      submit={texts.forEver}
      kind="danger-solid"
      pendingLabel={uiTexts.saving}
      onSubmit={confirm}
    >
      <p className={tw`my-3 flex flex-wrap items-center gap-2`}>
        <StatusBadge status={status} />
        <Icon of={ArrowRight} size={16} className={tw`text-faint`} />
        <span className={tw`sr-only`}>{texts.toBe}</span>
        <StatusBadge status={change.status} />
      </p>
      <ul className={tw`mb-4 grid gap-2`}>
        {LINES.filter(([, , feature]) => !feature || has(feature)).map(([icon, text]) => (
          <li key={text} className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5`}>
            <Icon of={icon} className={tw`mt-0.5 text-faint`} />
            <span className={tw`text-pretty`}>{text}</span>
          </li>
        ))}
      </ul>
      <Checkbox
        label={texts.certified}
        checked={certified}
        onChange={({ target }) => {
          setCertified(target.checked);
          touched.touch("certified");
        }}
        onBlur={touched.onBlur("certified")}
        error={touched.has("certified") && !certified ? texts.certifiedMissing : undefined}
      />
      <div className={tw`mt-4 empty:hidden`}>
        <RefusalBanner refusal={refusal} />
      </div>
    </ConfirmDialog>
  );
}
