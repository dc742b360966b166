import { Suspense } from "react";
import type { ApiError } from "../../api/errors";
import { Ready } from "../../ui/ready";
import { lazyPage } from "../../ui/lazy-page";
import { SessionLoading } from "./session-loading";

const Screen = lazyPage(() => import("./session-failed-screen"));

/** The user, or what they may do, could not be read. The screen loads when it is wanted: nobody waits for it at a sign-in form. */
export const SessionFailed = (props: { error: ApiError; retry?: () => void }) => (
  <Suspense fallback={<SessionLoading />}>
    <Screen {...props} />
    <Ready />
  </Suspense>
);
