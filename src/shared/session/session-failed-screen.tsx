import type { ApiError } from "../../api/errors";
import { useConnection } from "../../api/react/connection";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/error-state";
import { PageMain } from "../../ui/page-main";
import { tw } from "../../ui/tw";
import { texts } from "./texts";

/** The user could not be read: the full error screen titled "Error" (specification §4), with a way on. */
export default function SessionFailedScreen({ error, retry }: { error: ApiError; retry?: () => void }) {
  const { session } = useConnection();
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
            <Button kind="primary" onClick={retry ?? (() => void session.reload())}>
              {texts.retry}
            </Button>
            <Button onClick={() => session.signOut()}>{texts.signOut}</Button>
          </>
        }
      >
        {error.message}
      </ErrorState>
    </PageMain>
  );
}
