import { useState } from "react";
import { useSessionState } from "../../api/react/connection";
import type { WidgetProps } from "../element";
import { Connected } from "../shared/connected";
import { SessionFailed } from "../shared/session-failed";
import { SessionLoading } from "../shared/session-loading";
import { SignedIn } from "./signed-in";
import { SignedOut } from "./signed-out";
import { createVisit, VisitContext } from "./visit";

/**
 * For a partner's page: a donor signs in, sees the own status and data, and fills in the form. Touches no address and no
 * title.
 */
export function DonorRegistration(props: WidgetProps) {
  // above what is built anew for each person
  const [visit] = useState(createVisit);
  return (
    <VisitContext value={visit}>
      <Connected {...props}>
        <Screen {...props} />
      </Connected>
    </VisitContext>
  );
}

function Screen({ recaptchaSiteKey, privacyUrl, emit }: WidgetProps) {
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
      return <SignedOut recaptchaSiteKey={recaptchaSiteKey} privacyUrl={privacyUrl} />;
  }
}
