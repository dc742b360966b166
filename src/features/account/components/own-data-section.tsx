import { Download } from "lucide-react";
import { useState } from "react";
import { ApiError, failureOf } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { useFeature } from "../../../api/react/use-feature";
import type { User } from "../../../domain/entities";
import { Button } from "../../../ui/buttons/button";
import { saveFile } from "../../../ui/browser/save-file";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { type AccountSettings, useRequestDeletion, useWithdrawDeletion } from "../requests/account-settings";
import { collectOwnData } from "../requests/own-data";
import { texts } from "../texts";
import { Section } from "./section";
import { affectedReads } from "../../../api/writes/affected-reads";
import { useCachedReads } from "../../../api/react/cached-reads";
import { dayOf } from "../../../domain/dates/days";
import { formatFullDate } from "../../../domain/format";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Banner } from "../../../ui/messages/banner";
import { Field } from "../../../ui/field/field";
import { Textarea } from "../../../ui/field/textarea";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { useOpened, type DialogProps } from "../../../ui/overlay/use-opened";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { FormDialog } from "../../../ui/overlay/action-dialogs";

const { data: dataTexts } = texts;

/** The user's data as a file, and the request to delete them, if the server has that feature. */
export function OwnDataSection({ user, settings }: { user: User; settings: AccountSettings | null }) {
  const { session } = useConnection();
  const hasRequests = useFeature("deletion-requests");
  // to accept a request, an administrator deletes the record
  const takesRequests = useFeature("donor-writes") && hasRequests;
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await collectOwnData(session, user), dataTexts.file);
      toast.success(dataTexts.done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(dataTexts.failed(error.message));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={dataTexts.title} hint={dataTexts.hint}>
      <div className={tw`grid gap-4`}>
        <div className={tw`narrow:grid`}>
          <Button icon={Download} onClick={() => void download()} loading={busy} loadingLabel={dataTexts.busy}>
            {dataTexts.json}
          </Button>
        </div>
        {settings && takesRequests && <Deletion deletion={settings.deletion} />}
      </div>
    </Section>
  );
}

const { deletion: deletionTexts } = texts;

/** The request to delete account and data, and the administrator's answer. */
function Deletion({ deletion }: Pick<AccountSettings, "deletion">) {
  const { times, shown, show } = useOpened();
  if (deletion?.state === "requested") return <PendingRequest date={deletion.date} />;
  return (
    <FocusFallback className={tw`grid justify-items-start gap-3`}>
      {deletion?.state === "refused" && (
        <Banner tone="warn" title={deletionTexts.refused}>
          {deletion.answer}
        </Banner>
      )}
      <p className={tw`text-label text-muted`}>{deletionTexts.hint}</p>
      <Button kind="quiet" onClick={show}>
        {deletionTexts.ask}
      </Button>
      <RequestDialog key={times} {...shown} />
    </FocusFallback>
  );
}

function PendingRequest({ date }: { date: string }) {
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
      // an administrator has answered meanwhile: read the answer
      toast.error(outcome.error.message);
      return invalidate(affectedReads.accountSettings()).user;
    }
    if (outcome.ok) toast.success(deletionTexts.withdrawn);
    else if (stillOpen(outcome.error.message)) setFailure(outcome.error.message);
  };
  return (
    <FocusFallback className={tw`grid gap-3`}>
      <AlertRegion title={failure} />
      <Banner
        title={deletionTexts.waiting}
        actions={
          <Button small loading={writing} onClick={() => void withdraw()}>
            {deletionTexts.withdraw}
          </Button>
        }
      >
        {deletionTexts.asked(day && formatFullDate(day))}
      </Banner>
    </FocusFallback>
  );
}

function RequestDialog(dialog: DialogProps) {
  const { write } = useRequestDeletion();
  const [reason, setReason] = useState("");
  return (
    <FormDialog
      {...dialog}
      title={deletionTexts.title}
      description={deletionTexts.lead}
      submit={deletionTexts.ask}
      kind="danger"
      pendingLabel={deletionTexts.sending}
      onSubmit={async () => failureOf(await write(reason))}
    >
      <Field label={deletionTexts.reason} optional>
        <Textarea value={reason} maxLength={1_000} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </FormDialog>
  );
}
