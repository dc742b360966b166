import { notDoneMessage } from "../../../api/errors";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { useSignOutOthers } from "../requests/sign-out-others";
import { texts } from "../texts";

const { others: words } = texts;

/**
 * Ends the account's other sessions, for those who left one open where others sit.
 * @param others how many there are; null where nobody knows
 */
export function SignOutOthers({ others }: { others: number | null }) {
  const toast = useToast();
  const { write, writing } = useSignOutOthers();
  const stillOpen = useStillOpen();
  const [failure, setFailure] = useState<string | null>(null);
  const signOut = async () => {
    setFailure(null);
    const outcome = await write();
    if (outcome.ok) toast.success(words.done);
    else {
      const why = notDoneMessage(outcome.error, (message) => `${words.failed}: ${message}`);
      if (stillOpen(why)) setFailure(why);
    }
  };
  if (others === 0) return <p className={tw`text-label text-muted`}>{words.none}</p>;
  return (
    <FocusFallback className={tw`grid gap-3`}>
      <AlertRegion title={failure} />
      <div className={tw`narrow:grid`}>
        <Button icon={LogOut} onClick={() => void signOut()} loading={writing} loadingLabel={words.submitting}>
          {others === null ? words.submit : words.submitMany(others)}
        </Button>
      </div>
    </FocusFallback>
  );
}
