import { Suspense } from "react";
import { Ready } from "../../ui/messages/ready";
import { lazyPage } from "../../ui/loading/lazy-page";
import type { SessionFailedProps } from "./session-failed-screen";
import { SessionLoading } from "./session-loading";

const Screen = lazyPage(() => import("./session-failed-screen"));

/** The user, or what they may do, could not be read. The screen loads when it is wanted: nobody waits for it at a sign-in form. */
export const SessionFailed = (props: SessionFailedProps) => (
  <Suspense fallback={<SessionLoading />}>
    <Screen {...props} />
    <Ready />
  </Suspense>
);
