import { useState, type ReactNode } from "react";
import { AlertRegion } from "../../ui/messages/alert-region";
import { Button } from "../../ui/buttons/button";
import { Field } from "../../ui/field/field";
import { Textarea } from "../../ui/field/textarea";
import { Dialog } from "../../ui/overlay/dialog";
import { useToast } from "../../ui/toast/toast";
import { tw } from "../../ui/tw";
import type { Shown } from "../../ui/overlay/use-opened";
import { useStillOpen } from "../../ui/overlay/use-still-open";
import { useAnswerDeletion } from "./requests";
import { texts } from "./texts";

interface AnswerDialogProps extends Shown {
  personId: string;
  /** What else comes of it where it is accepted. */
  consequence?: ReactNode;
}

/** The answer to somebody who asks to be deleted: what each does is said before. */
export function AnswerDialog({ personId, consequence, open, onClose }: AnswerDialogProps) {
  const toast = useToast();
  const { write, writing } = useAnswerDeletion(personId);
  const stillOpen = useStillOpen(open);
  const [why, setWhy] = useState("");
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (state: "done" | "refused") => {
    if (writing) return;
    if (state === "refused" && !why.trim()) return setMissing(true);
    setFailure(null);
    const outcome = await write({ state, answer: why.trim() || null });
    if (outcome.ok) toast.success(state === "done" ? texts.accepted : texts.refused);
    // it was answered meanwhile, or is gone: it is read again, and this window may go with it
    else if ([404, 409].includes(outcome.error.status)) return toast.error(outcome.error.message);
    if (!stillOpen(outcome.ok ? null : outcome.error.message)) return;
    if (outcome.ok) onClose();
    else setFailure(outcome.error.message);
  };
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={texts.dialog}
      description={texts.consequence}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button onClick={() => void send("refused")} loading={writing} loadingLabel={texts.busy}>
            {texts.refuse}
          </Button>
          <Button kind="danger" onClick={() => void send("done")} aria-disabled={writing}>
            {texts.accept}
          </Button>
        </>
      }
    >
      <div className={tw`grid gap-4 pt-4`}>
        <AlertRegion title={failure} />
        {consequence}
        <Field label={texts.why} help={texts.whyHelp} error={missing && !why.trim() ? texts.whyMissing : undefined}>
          <Textarea value={why} maxLength={1_000} onChange={(event) => setWhy(event.currentTarget.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
