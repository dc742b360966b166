import type { DialogProps } from "../../../ui/overlay/use-opened";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import type { TemplateRow } from "../template";
import { texts } from "./texts";
import { useTemplateActions } from "./use-template-actions";

interface RemoveDialogProps extends DialogProps {
  template: TemplateRow;
  /** The template has a running sending, which must be stopped first. */
  onStopFirst: () => void;
}

/** Asks before a removal that can't be undone. */
export function RemoveDialog({ template, onStopFirst, ...dialog }: RemoveDialogProps) {
  const { removeNow } = useTemplateActions(template);
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.removeTitle(template.name || uiTexts.noName)}
      description={texts.removeHint}
      focus="cancel"
      submit={texts.remove}
      kind="danger-solid"
      pendingLabel={texts.removing}
      onSubmit={async () => void ((await removeNow()) && onStopFirst())}
    />
  );
}
