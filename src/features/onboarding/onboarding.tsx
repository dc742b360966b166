import { Suspense, useState, type ReactNode } from "react";
import { useSessionState } from "../../api/react/connection";
import { lazyPage } from "../../ui/lazy-page";
import { SessionFailed, SessionLoading } from "../../shared/session";
import { createFocusRequest, FocusRequestContext } from "./focus-request";
import { ReturnContext } from "./frame";
import { SignedIn, type OwnDataPages } from "./signed-in";
import type { SignUpSettings } from "./signed-out";

/** Who is signed in doesn't wait for it. */
const SignedOut = lazyPage(() => import("./signed-out"));

interface OnboardingProps extends SignUpSettings {
  pages: OwnDataPages;
  onRegistered: (userId: string) => void;
}

/** Somebody signs up, confirms the address and fills in the form; who is a donor already sees the own status and data. */
export function Onboarding({ pages, onRegistered, ...settings }: OnboardingProps) {
  const state = useSessionState();
  switch (state.status) {
    case "loading":
      return <SessionLoading />;
    case "failed":
      return <SessionFailed error={state.error} />;
    case "signed-in":
      return <SignedIn {...{ pages, onRegistered }} privacyUrl={settings.privacyUrl} />;
    case "signed-out":
      return (
        <Suspense fallback={<SessionLoading />}>
          <SignedOut {...settings} />
        </Suspense>
      );
  }
}

interface OnboardingScopeProps {
  returnUrl: string | null;
  children: ReactNode;
}

/** Stands above what is built anew for each person: the way leads through a sign-in. */
export function OnboardingScope({ returnUrl, children }: OnboardingScopeProps) {
  const [focus] = useState(createFocusRequest);
  return (
    <FocusRequestContext value={focus}>
      <ReturnContext value={returnUrl}>{children}</ReturnContext>
    </FocusRequestContext>
  );
}
