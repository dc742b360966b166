import { type ReactNode, useState } from "react";
import { dayOf } from "../../domain/dates/days";
import { formatFullDate } from "../../domain/format";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { FocusFallback } from "../../ui/focus/focus-fallback";
import { ReadFailed } from "../../ui/messages/read-failed";
import { useOpened, type DialogProps } from "../../ui/overlay/use-opened";
import { useDeletionRequest, useAnswerDeletion } from "./requests";
import { texts } from "./texts";
import { Field } from "../../ui/field/field";
import { Textarea } from "../../ui/field/textarea";
import { useToast } from "../../ui/toast/toast";
import { tw } from "../../ui/tw";
import { useStillOpen } from "../../ui/overlay/use-still-open";
import { ConfirmDialog } from "../../ui/overlay/action-dialogs";
import { failureOf } from "../../api/errors";

export { deletionRequestsAnswer } from "./requests";

/**
 * On a person's page: their request to be deleted, for users who may answer it. Nothing for all others.
 * @param personId the id of the account, and of a donor's record
 * @param consequence what else happens if the request is accepted
 *
 * @example
 * <DeletionNotice personId={id} />
 */
export function DeletionNotice({ personId, consequence }: { personId: string; consequence?: ReactNode }) {
  const { request, failed } = useDeletionRequest(personId);
  const { times, shown, show } = useOpened();
  if (failed) return <ReadFailed title={texts.failed} {...failed} />;
  if (!request) return null;
  const day = dayOf(request.date);
  return (
    <FocusFallback>
      <Banner
        tone="warn"
        title={texts.title(day && formatFullDate(day))}
        actions={
          <Button small onClick={show}>
            {texts.answer}
          </Button>
        }
      >
        {request.reason ? texts.reason(request.reason) : texts.lead}
      </Banner>
      <AnswerDialog key={times} {...{ personId, consequence }} {...shown} />
    </FocusFallback>
  );
}

interface AnswerDialogProps extends DialogProps {
  personId: string;
  /** What else happens if the request is accepted. */
  consequence?: ReactNode;
}

/** The dialog that accepts or refuses a request, and says what that means. */
function AnswerDialog({ personId, consequence, open, onClose }: AnswerDialogProps) {
  const toast = useToast();
  const { write, writing } = useAnswerDeletion(personId);
  const stillOpen = useStillOpen(open);
  const [why, setWhy] = useState("");
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (state: "done" | "refused") => {
    if (state === "refused" && !why.trim()) return setMissing(true);
    setFailure(null);
    const outcome = await write({ state, answer: why.trim() || null });
    if (outcome.ok) toast.success(state === "done" ? texts.accepted : texts.refused);
    // somebody else has answered it, or it is gone: it is read again, and this dialog may unmount
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
      pending={writing}
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
