import { Suspense, useState } from "react";
import { useSessionState } from "../../api/react/connection";
import type { WidgetProps } from "../element";
import { Connected } from "../shared/connected";
import { SessionFailed } from "../shared/session-failed";
import { lazyPage } from "../shared/lazy-page";
import { SessionLoading } from "../shared/session-loading";
import { ReturnContext } from "./frame";
import { SignedIn } from "./signed-in";
import { createVisit, VisitContext } from "./visit";

/** Who is signed in doesn't wait for it. */
const SignedOut = lazyPage(() => import("./signed-out"));

/**
 * For a partner's page: somebody signs up, confirms the address and fills in the form; who is a donor already signs in and
 * sees the own status and data. Touches no address and no title.
 */
export function DonorRegistration(props: WidgetProps) {
  // above what is built anew for each person
  const [visit] = useState(createVisit);
  return (
    <VisitContext value={visit}>
      <Connected {...props}>
        <ReturnContext value={props.returnUrl}>
          <Screen {...props} />
        </ReturnContext>
      </Connected>
    </VisitContext>
  );
}

function Screen({ privacyUrl, emit, ...settings }: WidgetProps) {
  const state = useSessionState();
  switch (state.status) {
    case "loading":
      return <SessionLoading />;
    case "failed":
      return <SessionFailed error={state.error} />;
    case "signed-in":
      return (
        <SignedIn privacyUrl={privacyUrl} onRegistered={(userId) => emit("gds-registration-completed", { userId })} />
      );
    case "signed-out":
      return (
        <Suspense fallback={<SessionLoading />}>
          <SignedOut {...settings} privacyUrl={privacyUrl} />
        </Suspense>
      );
  }
}
