import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { useReread } from "../../../api/react/use-reread";
import { useToast } from "../../../ui/toast/toast";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { sendingQuery } from "./read-sendings";
import { texts } from "./texts";

interface StopDialogProps extends DialogProps {
  templateId: string;
  sendingId: string;
  /** It hasn't begun. */
  scheduled: boolean;
  sent: number;
  rest: number;
}

/** Asks before a sending is stopped, or cancelled: what left stays left. */
export function StopDialog({ templateId, sendingId, scheduled, sent, rest, ...dialog }: StopDialogProps) {
  const toast = useToast();
  const reread = useReread(sendingQuery(templateId, sendingId));
  const { write } = useMutation({
    request: () => ({ path: endpoints.stopEmailSending(templateId, sendingId), method: "POST" }),
    // where the answer is lost the sending itself says whether it stands
    async confirms(_, read) {
      const { state } = (await read(sendingQuery(templateId, sendingId))).sending;
      return state === "stopped" || state === "cancelled" ? { data: undefined } : null;
    },
    invalidates: () => affectedReads.emailTemplate(templateId),
  });
  const stop = async () => {
    const outcome = await write(undefined);
    if (!outcome.ok) {
      const { kind, status, message } = outcome.error;
      if (status === 409) {
        await reread();
        return toast.info(texts.alreadyOver);
      }
      toast.error(kind === "unclear" || kind === "timeout" ? texts.stopUnclear : texts.notStopped(message));
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
