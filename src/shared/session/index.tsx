import { Suspense } from "react";
import { lazyPage } from "../../ui/loading/lazy-page";
import { Ready } from "../../ui/messages/ready";
import { Spinner } from "../../ui/messages/spinner";
import { tw } from "../../ui/tw";
import { useDelayed } from "../../ui/messages/use-delayed";
import type { SessionFailedProps } from "./session-failed-screen";
import { texts } from "./texts";

export { texts as sessionTexts } from "./texts";

const Screen = lazyPage(() => import("./session-failed-screen"));

/** Shows that the user or the ability couldn't be read. The screen's code loads only then. */
export const SessionFailed = (props: SessionFailedProps) => (
  <Suspense fallback={<SessionLoading />}>
    <Screen {...props} />
    <Ready />
  </Suspense>
);

/** Shown until the user is known: no redirect, no flash (specification §4). */
export function SessionLoading() {
  const late = useDelayed(true);
  return (
    <div role="status" className={tw`grid min-h-[320px] place-items-center text-muted`}>
      {late && <Spinner label={texts.loading} />}
    </div>
  );
}
