import { useConnection } from "../../api/react/connection";
import type { ApiError } from "../../api/errors";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/error-state";
import { Spinner } from "../../ui/spinner";
import { tw } from "../../ui/tw";
import { useDelayed } from "../../ui/use-delayed";
import { texts } from "./texts";

/** While nobody knows yet who is signed in: no redirect, no flash (specification §4). */
export function SessionLoading() {
  const late = useDelayed(true);
  return (
    <div role="status" className={tw`grid min-h-[320px] place-items-center text-muted`}>
      {late && <Spinner label={texts.loading} />}
    </div>
  );
}

/** The user could not be read: the full error screen titled "Error" (specification §4), with a way on. */
export function SessionFailed({ error }: { error: ApiError }) {
  const { session } = useConnection();
  return (
    <main className={tw`grid min-h-[320px] place-items-center p-pad`}>
      <ErrorState
        level={1}
        title={texts.error}
        actions={
          <>
            <Button kind="primary" onClick={() => void session.reload()}>
              {texts.retry}
            </Button>
            <Button onClick={() => session.signOut()}>{texts.signOut}</Button>
          </>
        }
      >
        {error.message}
      </ErrorState>
    </main>
  );
}
