import { type ReactNode, useState } from "react";
import { dataRequestsHref } from "../../domain/donor/data-requests";
import { dayOf } from "../../domain/dates/days";
import { formatFullDate } from "../../domain/format";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { FocusFallback } from "../../ui/focus/focus-fallback";
import { ReadFailed } from "../../ui/messages/read-failed";
import { useOpened, type DialogProps } from "../../ui/overlay/use-opened";
import { addressOf } from "../navigation";
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

interface DeletionNoticeProps {
  /** The id of the account and of the donor's record. */
  personId: string;
  /** What else happens if the request is accepted. */
  consequence?: ReactNode;
  /** The page that erases the person: the request is refused in the register. null: the dialog answers it. */
  eraseHref?: string | null;
}

/** Shows a person's request to be deleted to users who may answer it. */
export function DeletionNotice({ personId, consequence, eraseHref = null }: DeletionNoticeProps) {
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
          eraseHref ? (
            <>
              <Button small href={eraseHref}>
                {texts.erase}
              </Button>
              <Button small href={addressOf(dataRequestsHref(personId))}>
                {texts.register}
              </Button>
            </>
          ) : (
            <Button small onClick={show}>
              {texts.answer}
            </Button>
          )
        }
      >
        {request.reason ? texts.reason(request.reason) : texts.lead}
      </Banner>
      {!eraseHref && <AnswerDialog key={times} personId={personId} consequence={consequence} {...shown} />}
    </FocusFallback>
  );
}

interface AnswerDialogProps extends DialogProps {
  personId: string;
  consequence?: ReactNode;
}

/** The dialog that accepts or refuses a request. */
function AnswerDialog({ personId, consequence, open, onClose }: AnswerDialogProps) {
  const toast = useToast();
  const { write, writing } = useAnswerDeletion(personId);
  const stillOpen = useStillOpen(open);
  const [answer, setAnswer] = useState("");
  const [showsMissing, setShowsMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (state: "done" | "refused") => {
    if (state === "refused" && !answer.trim()) return setShowsMissing(true);
    setFailure(null);
    const outcome = await write({ state, answer: answer.trim() || null });
    if (outcome.ok) toast.success(state === "done" ? texts.accepted : texts.refused);
    // another user has answered it, or it no longer exists: rereading may unmount this dialog
    else if ([404, 409].includes(outcome.error.status)) return toast.error(outcome.error.message);
    const message = failureOf(outcome);
    if (!stillOpen(message)) return;
    if (message === null) onClose();
    else setFailure(message);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
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
        <Field
          label={texts.reasonLabel}
          help={texts.reasonHelp}
          error={showsMissing && !answer.trim() ? texts.reasonMissing : undefined}
        >
          <Textarea value={answer} maxLength={1_000} onChange={(event) => setAnswer(event.currentTarget.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
