import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/overlay/use-opened";
import { consentTexts as texts } from "./consent-texts";

interface PublishDialogProps extends Shown {
  label: string;
  /** How many would be asked again; empty where nobody can say. */
  asked: string;
  onPublish: () => void;
  publishing: boolean;
}

/** Asks before a text is there for all, which can't be taken back. */
export const PublishDialog = ({ open, onClose, label, asked, onPublish, publishing }: PublishDialogProps) => (
  <Dialog
    alert
    open={open}
    onClose={onClose}
    title={texts.confirmTitle(label)}
    description={texts.confirmHint}
    footer={
      <>
        <Button kind="quiet" onClick={onClose}>
          {texts.back}
        </Button>
        <Button kind="primary" onClick={onPublish} loading={publishing} loadingLabel={texts.publishing}>
          {texts.confirm}
        </Button>
      </>
    }
  >
    {asked && <p className={tw`mt-3`}>{asked}</p>}
  </Dialog>
);
