import { Archive, ArrowRight, DropletOff, Undo2 } from "lucide-react";
import { useState } from "react";
import { formatFullDate } from "../../../../domain/format";
import { Checkbox } from "../../../../ui/field/choice";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { ConfirmDialog, type SubmitResult } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { uiTexts } from "../../../../ui/texts";
import { useTouched } from "../../../../shared/forms";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import { RefusalBanner, type Refusal } from "../refusal";
import type { StatusChange } from "../status-change";
import { texts } from "../texts";

interface ForEverDialogProps extends DialogProps {
  name: string;
  status: string;
  change: Extract<StatusChange, { action: "suspend" }>;
  refusal: Refusal | null;
  onConfirm: () => Promise<SubmitResult>;
}

const LINES = [
  [DropletOff, texts.never],
  [Archive, texts.stays],
  [Undo2, texts.finalHint],
] as const;

/** The second look at a suspension that never ends. */
export function ForEverDialog(props: ForEverDialogProps) {
  const { open, onClose, name, status, change, refusal, onConfirm } = props;
  const [certified, setCertified] = useState(false);
  const touched = useTouched<"certified">();
  const confirm = () => {
    touched.tryAll();
    return certified && onConfirm();
  };
  return (
    <ConfirmDialog
      {...{ open, onClose }}
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
        {LINES.map(([icon, words]) => (
          <li key={words} className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5`}>
            <Icon of={icon} className={tw`mt-0.5 text-faint`} />
            <span className={tw`text-pretty`}>{words}</span>
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
        onBlur={touched.leave("certified")}
        error={touched.has("certified") && !certified ? texts.certifiedMissing : undefined}
      />
      <div className={tw`mt-4 empty:hidden`}>
        <RefusalBanner refusal={refusal} />
      </div>
    </ConfirmDialog>
  );
}
