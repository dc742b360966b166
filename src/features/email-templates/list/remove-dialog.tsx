import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import type { Shown } from "../../../ui/overlay/use-opened";
import type { TemplateRow } from "../template";
import { texts } from "./texts";
import { useTemplateActions } from "./use-template-actions";

interface RemoveDialogProps extends Shown {
  template: TemplateRow;
  /** It is still sent: that comes first. */
  onStopFirst: () => void;
}

/** Asks first, where a template that is removed doesn't come back. */
export function RemoveDialog({ template, open, onClose, onStopFirst }: RemoveDialogProps) {
  const { removeNow, running } = useTemplateActions(template);
  const remove = async () => {
    const sends = await removeNow();
    onClose();
    if (sends) onStopFirst();
  };
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={texts.removeTitle(template.name || texts.noName)}
      description={texts.removeHint}
      footer={
        <>
          <Button kind="quiet" data-autofocus onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="danger-solid" loading={running} loadingLabel={texts.removing} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </>
      }
    />
  );
}
