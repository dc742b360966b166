import { Suspense, useEffect, useState, type ReactNode } from "react";
import { useSessionState } from "../../api/react/connection";
import { lazyPage } from "../../ui/loading/lazy-page";
import { SessionFailed, SessionLoading } from "../../shared/session";
import { addressOfPage, LinkPageContext } from "../../shared/link-page";
import { createFocusRequest, FocusRequestContext, ReturnContext } from "./frame";
import { SignedIn } from "./signed-in";
import type { SignUpSettings } from "./signed-out";
import { forgetToken, useTokenOfHost } from "./token-of-host";

export { takeTokenOfHost } from "./token-of-host";

/** In its own chunk: signed-in users don't need it. */
const SignedOut = lazyPage(() => import("./signed-out"));

interface OnboardingProps extends SignUpSettings {
  onRegistered: (userId: string) => void;
}

/** Somebody signs up, confirms the address and fills in the form; who is a donor already sees the own status and data. */
export function Onboarding({ onRegistered, ...settings }: OnboardingProps) {
  const state = useSessionState();
  const token = useTokenOfHost();
  switch (state.status) {
    case "loading":
      return <SessionLoading />;
    case "failed":
      return <SessionFailed error={state.error} />;
    case "signed-in":
      return <SignedIn {...{ token, onRegistered }} privacyUrl={settings.privacyUrl} />;
    case "signed-out":
      return (
        <Suspense fallback={<SessionLoading />}>
          <SignedOut {...settings} token={token} />
        </Suspense>
      );
  }
}

interface OnboardingScopeProps {
  returnUrl: string | null;
  children: ReactNode;
}

/** A mailed link leads back to the page on which somebody signs up. */
const pageNow = () => addressOfPage(location);

/** Above the part that mounts again for each user: a sign-in must not end the registration. */
export function OnboardingScope({ returnUrl, children }: OnboardingScopeProps) {
  const [focus] = useState(createFocusRequest);
  useEffect(() => forgetToken, []);
  return (
    <FocusRequestContext value={focus}>
      <LinkPageContext value={pageNow}>
        <ReturnContext value={returnUrl}>{children}</ReturnContext>
      </LinkPageContext>
    </FocusRequestContext>
  );
}
