import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { tw } from "../../../ui/tw";
import { consentTexts as texts } from "./consent-texts";

interface PublishDialogProps extends DialogProps {
  label: string;
  /** How many would be asked again; empty if nobody can say. */
  asked: string;
  onPublish: () => Promise<void>;
}

/** Asks before a text is published, which can't be undone. */
export const PublishDialog = ({ label, asked, onPublish, ...dialog }: PublishDialogProps) => (
  <ConfirmDialog
    {...dialog}
    title={texts.confirmTitle(label)}
    description={texts.confirmHint}
    cancel={texts.back}
    submit={texts.confirm}
    pendingLabel={texts.publishing}
    onSubmit={onPublish}
  >
    {asked && <p className={tw`mt-3`}>{asked}</p>}
  </ConfirmDialog>
);
