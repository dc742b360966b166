import type { DialogProps } from "../../../ui/overlay/use-opened";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import type { TemplateRow } from "../template";
import { texts } from "./texts";
import { useTemplateActions } from "./use-template-actions";

interface RemoveDialogProps extends DialogProps {
  template: TemplateRow;
  /** It is still sent: that comes first. */
  onStopFirst: () => void;
}

/** Asks first, where a template that is removed doesn't come back. */
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
