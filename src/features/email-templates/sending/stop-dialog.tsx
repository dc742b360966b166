import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { useToast } from "../../../ui/toast/toast";
import type { Shown } from "../../../ui/use-opened";
import { texts } from "./texts";

interface StopDialogProps extends Shown {
  templateId: string;
  sendingId: string;
  /** It hasn't begun. */
  scheduled: boolean;
  sent: number;
  rest: number;
}

/** Asks before a sending is stopped, or cancelled: what left stays left. */
export function StopDialog({ templateId, sendingId, scheduled, sent, rest, open, onClose }: StopDialogProps) {
  const toast = useToast();
  const { write, writing } = useMutation({
    request: () => ({ path: endpoints.stopEmailSending(templateId, sendingId), method: "POST" }),
    invalidates: () => affectedReads.emailTemplate(templateId),
  });
  const stop = async () => {
    const outcome = await write(undefined);
    if (!outcome.ok) {
      const { kind, status, message } = outcome.error;
      if (status === 409) {
        onClose();
        return toast.info(texts.alreadyOver);
      }
      return toast.error(kind === "unclear" ? texts.stopUnclear : texts.notStopped(message));
    }
    onClose();
    toast.success(scheduled ? texts.cancelledDone : texts.stopped);
  };
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={scheduled ? texts.cancelTitle : texts.stopTitle}
      description={scheduled ? texts.cancelSays(rest) : texts.stopSays(sent, rest)}
      footer={
        <>
          <Button onClick={onClose}>{scheduled ? texts.keepScheduled : texts.keep}</Button>
          <Button kind="danger" loading={writing} onClick={() => void stop()}>
            {scheduled ? texts.cancel : texts.stop}
          </Button>
        </>
      }
    />
  );
}
