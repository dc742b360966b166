import { Suspense, useEffect, useState, type ReactNode } from "react";
import { useSessionState } from "../../api/react/connection";
import { lazyPage } from "../../ui/loading/lazy-page";
import { SessionFailed, SessionLoading } from "../../shared/session";
import { addressOfPage, LinkPageContext } from "../../shared/link-page";
import { createFocusRequest, FocusRequestContext, ReturnContext } from "./frame";
import type { SignUpSettings } from "./signed-out";
import { clearToken, useHostToken } from "./host-token";

export { takeHostToken } from "./host-token";

// each loads separately, because nobody needs both at first
const SignedOut = lazyPage(() => import("./signed-out"));
const SignedIn = lazyPage(() => import("./signed-in"));

interface OnboardingProps extends SignUpSettings {
  onRegistered: (userId: string) => void;
}

/** The registration of a donor: sign-up, confirmation of the address, form. Registered donors see their status and data. */
export function Onboarding({ onRegistered, ...settings }: OnboardingProps) {
  const state = useSessionState();
  const token = useHostToken();
  switch (state.status) {
    case "loading":
      return <SessionLoading />;
    case "failed":
      return <SessionFailed error={state.error} />;
    case "signed-in":
      return (
        <Suspense fallback={<SessionLoading />}>
          <SignedIn token={token} onRegistered={onRegistered} privacyUrl={settings.privacyUrl} />
        </Suspense>
      );
    case "signed-out":
      return (
        <Suspense fallback={<SessionLoading />}>
          {/* loads beside the sign-in, so that the next screen doesn't wait for it */}
          <SignedOut {...settings} token={token} onSubmit={() => void SignedIn.load()} />
        </Suspense>
      );
  }
}

interface OnboardingScopeProps {
  returnUrl: string | null;
  children: ReactNode;
}

/** Mailed links lead back to the current page. */
const currentPage = () => addressOfPage(location);

/** Contexts that survive a sign-in. The tree below mounts again for each user. */
export function OnboardingScope({ returnUrl, children }: OnboardingScopeProps) {
  const [focus] = useState(createFocusRequest);
  useEffect(() => clearToken, []);
  return (
    <FocusRequestContext value={focus}>
      <LinkPageContext value={currentPage}>
        <ReturnContext value={returnUrl}>{children}</ReturnContext>
      </LinkPageContext>
    </FocusRequestContext>
  );
}
