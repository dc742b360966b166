import { useState } from "react";
import { formatFullMoment } from "../../../domain/format";
import { AlertRegion } from "../../../ui/alert-region";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { useOpened } from "../../../ui/use-opened";
import { useStillOpen } from "../../../ui/use-still-open";
import { useEmailChangeStep, type AccountSettings } from "../requests/account-settings";
import { texts } from "../texts";
import { EmailDialog } from "./email-dialog";
import { Section } from "./section";

const { email: words } = texts;

/**
 * The address that signs in, and another one that waits to be confirmed.
 * @param settings null where the server changes no addresses: then the association does
 */
export function EmailSection({ email, settings }: { email: string; settings: AccountSettings | null }) {
  const { times, shown, show } = useOpened();
  const pending = settings?.emailChange ?? null;
  return (
    <Section title={words.title} hint={settings ? words.hint : words.hintAsk}>
      <div className={tw`grid justify-items-start gap-3`}>
        <p className={tw`break-anywhere text-lead font-medium`}>{email}</p>
        {pending?.email && <Pending email={pending.email} date={pending.date} />}
        {settings && !pending && <Button onClick={show}>{words.change}</Button>}
      </div>
      <EmailDialog key={times} {...shown} />
    </Section>
  );
}

/** What was asked for, and the ways on: the mail again, or none. */
function Pending({ email, date }: { email: string; date: string }) {
  const toast = useToast();
  const resend = useEmailChangeStep("PUT");
  const cancel = useEmailChangeStep("DELETE");
  const stillOpen = useStillOpen();
  const [failure, setFailure] = useState<string | null>(null);
  const moment = new Date(date);
  const step = async ({ write }: typeof resend, done: string) => {
    setFailure(null);
    const outcome = await write();
    if (outcome.ok) toast.success(done);
    else if (stillOpen(outcome.error.message)) setFailure(outcome.error.message);
  };
  return (
    <div className={tw`grid w-full gap-3`}>
      <AlertRegion title={failure} />
      <Banner
        title={words.waiting(email)}
        actions={
          <>
            <Button small loading={resend.writing} onClick={() => void step(resend, words.resent(email))}>
              {words.resend}
            </Button>
            <Button small kind="quiet" loading={cancel.writing} onClick={() => void step(cancel, words.cancelled)}>
              {words.cancel}
            </Button>
          </>
        }
      >
        {words.mailed(Number.isNaN(moment.getTime()) ? null : formatFullMoment(moment))}
      </Banner>
    </div>
  );
}
