import { useState } from "react";
import { useConnection, useUser } from "../../../api/react/connection";
import { queryKey } from "../../../api/react/use-query";
import { endpoints } from "../../../api/endpoints";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { tw } from "../../../ui/tw";
import { mutate } from "swr";
import { useSendValidation } from "../requests/send-validation";
import { texts } from "../texts";

type Outcome = { kind: "none" } | { kind: "sent" } | { kind: "failed"; message: string };

/** Has the mail sent once more that confirms the address. */
export function NewMail({ email }: { email: string }) {
  const { session, apiBase } = useConnection();
  const user = useUser();
  const { write, writing } = useSendValidation();
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });

  const send = async () => {
    const answer = await write();
    if (answer.ok) return setOutcome({ kind: "sent" });
    if (answer.error.status !== 409) return setOutcome({ kind: "failed", message: answer.error.message });
    // confirmed meanwhile, in another tab or on the telephone: what is shown here is old
    await session.reload();
    if (user) await mutate(queryKey(apiBase, user._id, { path: endpoints.registration(user._id) }));
  };

  return (
    <div className={tw`grid gap-3`}>
      <div role="status" className={tw`empty:hidden`}>
        {outcome.kind === "sent" && (
          <Banner tone="success" title={texts.newMailSent(email)}>
            {texts.newMailHint}
          </Banner>
        )}
        {outcome.kind === "failed" && <Banner tone="danger" title={`${texts.newMailFailed}: ${outcome.message}`} />}
      </div>
      <div className={tw`narrow:grid`}>
        <Button
          kind={outcome.kind === "sent" ? "secondary" : "primary"}
          onClick={() => void send()}
          loading={writing}
          loadingLabel={texts.newMailSending}
        >
          {texts.newMail}
        </Button>
      </div>
    </div>
  );
}
