import { useState } from "react";
import { AlertRegion } from "../../../ui/alert-region";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { useStillOpen } from "../../../ui/use-still-open";
import { useSignOutOthers } from "../requests/sign-out-others";
import { texts } from "../texts";

const { others: words } = texts;

/** Ends the account's other sessions, for those who left one open where others sit. */
export function OtherSessionsCard() {
  const toast = useToast();
  const { write, writing } = useSignOutOthers();
  const stillOpen = useStillOpen();
  const [failure, setFailure] = useState<string | null>(null);
  const signOut = async () => {
    setFailure(null);
    const outcome = await write();
    if (outcome.ok) toast.success(words.done);
    else if (stillOpen(`${words.failed}: ${outcome.error.message}`)) setFailure(outcome.error.message);
  };
  return (
    <Card title={words.title}>
      <div className={tw`grid gap-4`}>
        <p className={tw`max-w-prose text-muted`}>{words.hint}</p>
        <AlertRegion title={failure && `${words.failed}: ${failure}`} />
        <div className={tw`narrow:grid`}>
          <Button onClick={() => void signOut()} loading={writing} loadingLabel={words.submitting}>
            {words.submit}
          </Button>
        </div>
      </div>
    </Card>
  );
}
