import { useState } from "react";
import { mutate } from "swr";
import { endpoints } from "../../../api/endpoints";
import { useConnection, useUser } from "../../../api/react/connection";
import { queryKey } from "../../../api/react/use-query";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { tw } from "../../../ui/tw";
import { useResendValidation } from "../../mailed-link";
import { texts } from "../texts";

type Outcome = { kind: "none" } | { kind: "sent" } | { kind: "failed"; message: string };

/** Has the mail sent once more that confirms the address. */
export function NewMail({ email }: { email: string }) {
  const { session, apiBase } = useConnection();
  const user = useUser();
  const { write, writing } = useResendValidation();
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });

  const send = async () => {
    const answer = await write(email);
    if (!answer.ok) return setOutcome({ kind: "failed", message: answer.error.message });
    setOutcome({ kind: "sent" });
    // The server says the same to those who have confirmed meanwhile, on the telephone say: then what is shown here is old.
    if (user) await mutate(queryKey(apiBase, user._id, { path: endpoints.registration(user._id) }));
    await session.reload();
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
