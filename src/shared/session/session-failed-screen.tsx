import type { ApiError } from "../../api/errors";
import { useConnection } from "../../api/react/connection";
import { Button } from "../../ui/buttons/button";
import { ErrorState } from "../../ui/messages/error-state";
import { PageMain } from "../../ui/page/page-main";
import { tw } from "../../ui/tw";
import { texts } from "./texts";

const whatFailed = {
  user: "Non siamo riusciti a leggere il tuo account.",
  ability: "Non siamo riusciti a leggere i tuoi permessi.",
} as const;

export interface SessionFailedProps {
  error: ApiError;
  /** Repeats the read of the permissions, if that failed; without it the read of the account failed. */
  retry?: () => void;
  /** Goes back (specification §2); an element without routes has none. */
  goBack?: () => void;
}

/** The full error screen titled "Error" (specification §4), if the user or the ability couldn't be read. */
export default function SessionFailedScreen({ error, retry, goBack }: SessionFailedProps) {
  const { session } = useConnection();
  const readAgain = retry ?? (() => void session.rereadUser());
  const leave =
    goBack &&
    (() => {
      goBack();
      readAgain();
    });
  return (
    <PageMain
      label={texts.error}
      className={tw`grid min-h-[320px] place-items-center p-pad focus-visible:outline-none`}
    >
      <ErrorState
        level={1}
        title={texts.error}
        actions={
          <>
            <Button kind="primary" onClick={readAgain}>
              {texts.retry}
            </Button>
            {leave && <Button onClick={leave}>{texts.goBack}</Button>}
            <Button onClick={() => session.signOut()}>{texts.signOut}</Button>
          </>
        }
      >
        {retry ? whatFailed.ability : whatFailed.user} {error.message}
      </ErrorState>
    </PageMain>
  );
}
