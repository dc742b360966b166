import { serverSentence } from "../../../api/errors";
import { affectedReads } from "../../../api/writes/affected-reads";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { useToast } from "../../../ui/toast/toast";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { texts } from "./texts";

interface StopDialogProps extends DialogProps {
  templateId: string;
  sendingId: string;
  scheduled: boolean;
  sent: number;
  rest: number;
}

/** Asks before a sending is stopped. Mails that were sent stay sent. */
export function StopDialog({ templateId, sendingId, scheduled, sent, rest, ...dialog }: StopDialogProps) {
  const toast = useToast();
  const { write } = useMutation({
    request: () => ({ path: pageEndpoints.stopEmailSending(templateId, sendingId), method: "POST" }),
    invalidates: () => affectedReads.emailTemplate(templateId),
  });
  const stop = async () => {
    const outcome = await write(undefined);
    if (!outcome.ok) {
      const { kind, status, message } = outcome.error;
      if (status === 409) {
        return toast.info(texts.alreadyOver);
      }
      toast.error(kind === "unclear" ? texts.stopUnclear + serverSentence(outcome.error) : texts.notStopped(message));
      return false;
    }
    toast.success(scheduled ? texts.cancelledDone : texts.stopped);
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={scheduled ? texts.cancelTitle : texts.stopTitle}
      description={scheduled ? texts.cancelSays(rest) : texts.stopSays(sent, rest)}
      cancel={scheduled ? texts.keepScheduled : texts.keep}
      cancelKind="secondary"
      submit={scheduled ? texts.cancel : texts.stop}
      kind="danger"
      onSubmit={stop}
    />
  );
}
