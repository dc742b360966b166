import { useState } from "react";
import { affectedReads } from "../../../../api/affected-reads";
import { useUser } from "../../../../api/react/connection";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { useResendValidation } from "../../../auth/mailed-link";
import { texts } from "../texts";

type Outcome = { kind: "none" } | { kind: "sent" } | { kind: "failed"; message: string };

/** Has the mail sent once more that confirms the address. */
export function NewMail({ email }: { email: string }) {
  const user = useUser();
  const { write, writing } = useResendValidation(() => (user ? affectedReads.ownRecord(user._id) : []));
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });

  const send = async () => {
    const answer = await write(email);
    setOutcome(answer.ok ? { kind: "sent" } : { kind: "failed", message: answer.error.message });
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
