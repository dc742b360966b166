import { useState, type ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { Field } from "../../ui/field/field";
import { Textarea } from "../../ui/field/textarea";
import { useToast } from "../../ui/toast/toast";
import { tw } from "../../ui/tw";
import type { DialogProps } from "../../ui/overlay/use-opened";
import { useStillOpen } from "../../ui/overlay/use-still-open";
import { ConfirmDialog } from "../../ui/overlay/action-dialogs";
import { failureOf } from "../../api/errors";
import { useAnswerDeletion } from "./requests";
import { texts } from "./texts";

interface AnswerDialogProps extends DialogProps {
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
    const message = failureOf(outcome);
    if (!stillOpen(message)) return;
    if (message === null) onClose();
    else setFailure(message);
  };
  return (
    <ConfirmDialog
      {...{ open, onClose }}
      title={texts.dialog}
      description={texts.consequence}
      actions={
        <Button onClick={() => void send("refused")} loading={writing} loadingLabel={texts.busy}>
          {texts.refuse}
        </Button>
      }
      submit={texts.accept}
      kind="danger"
      onSubmit={() => send("done").then(() => false)}
      error={failure}
    >
      <div className={tw`grid gap-4 pt-4`}>
        {consequence}
        <Field label={texts.why} help={texts.whyHelp} error={missing && !why.trim() ? texts.whyMissing : undefined}>
          <Textarea value={why} maxLength={1_000} onChange={(event) => setWhy(event.currentTarget.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
