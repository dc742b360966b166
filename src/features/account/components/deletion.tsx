import { useState } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { useCachedReads } from "../../../api/react/cached-reads";
import { dayOf } from "../../../domain/dates/days";
import { formatFullDate } from "../../../domain/format";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { Textarea } from "../../../ui/field/textarea";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { useOpened, type DialogProps } from "../../../ui/overlay/use-opened";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import { failureOf } from "../../../api/errors";
import { useRequestDeletion, useWithdrawDeletion, type AccountSettings } from "../requests/account-settings";
import { texts } from "../texts";

const { deletion: words } = texts;

/** Asking that account and data be deleted, and what came of it: an administrator answers. */
export function Deletion({ deletion }: Pick<AccountSettings, "deletion">) {
  const { times, shown, show } = useOpened();
  if (deletion?.state === "requested") return <Waiting date={deletion.date} />;
  return (
    <FocusFallback className={tw`grid justify-items-start gap-3`}>
      {deletion?.state === "refused" && (
        <Banner tone="warn" title={words.refused}>
          {deletion.answer}
        </Banner>
      )}
      <p className={tw`text-label text-muted`}>{words.hint}</p>
      <Button kind="quiet" onClick={show}>
        {words.ask}
      </Button>
      <AskDialog key={times} {...shown} />
    </FocusFallback>
  );
}

function Waiting({ date }: { date: string }) {
  const toast = useToast();
  const { write, writing } = useWithdrawDeletion();
  const { invalidate } = useCachedReads();
  const stillOpen = useStillOpen();
  const [failure, setFailure] = useState<string | null>(null);
  const day = dayOf(date);
  const withdraw = async () => {
    setFailure(null);
    const outcome = await write();
    if (!outcome.ok && outcome.error.status === 409) {
      // it has its answer, which is shown instead
      toast.error(outcome.error.message);
      return invalidate(affectedReads.accountSettings());
    }
    if (outcome.ok) toast.success(words.withdrawn);
    else if (stillOpen(outcome.error.message)) setFailure(outcome.error.message);
  };
  return (
    <FocusFallback className={tw`grid gap-3`}>
      <AlertRegion title={failure} />
      <Banner
        title={words.waiting}
        actions={
          <Button small loading={writing} onClick={() => void withdraw()}>
            {words.withdraw}
          </Button>
        }
      >
        {words.asked(day && formatFullDate(day))}
      </Banner>
    </FocusFallback>
  );
}

function AskDialog(dialog: DialogProps) {
  const { write } = useRequestDeletion();
  const [reason, setReason] = useState("");
  return (
    <FormDialog
      {...dialog}
      title={words.title}
      description={words.lead}
      submit={words.ask}
      kind="danger"
      pendingLabel={words.sending}
      onSubmit={async () => failureOf(await write(reason))}
    >
      <Field label={words.reason} optional>
        <Textarea value={reason} maxLength={1_000} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </FormDialog>
  );
}
