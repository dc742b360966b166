import { lazy, Suspense } from "react";
import type { ApiError } from "../../api/errors";
import { SessionLoading } from "./session-loading";

const Screen = lazy(() => import("./session-failed-screen"));

/** The user could not be read. The screen loads when it is wanted: nobody waits for it at a sign-in form. */
export const SessionFailed = ({ error }: { error: ApiError }) => (
  <Suspense fallback={<SessionLoading />}>
    <Screen error={error} />
  </Suspense>
);
