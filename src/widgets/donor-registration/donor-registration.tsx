import { Suspense } from "react";
import { useConnection, useSessionState } from "../../api/react/connection";
import { Button } from "../../ui/button";
import { Logo } from "../../features/brand";
import { tw } from "../../ui/tw";
import type { WidgetProps } from "../element";
import { Ready } from "../host/ready";
import { Connected } from "../shared/connected";
import { lazyPage } from "../shared/lazy-page";
import { SessionFailed } from "../shared/session-failed";
import { SessionLoading } from "../shared/session-loading";
import { texts } from "./texts";

// one of the two is shown first, and nobody waits for the other; the classes of both are in this element's set
const LoginForm = lazyPage(async () => ({ default: (await import("../../features/auth")).LoginForm }));
const OwnRecordView = lazyPage(async () => ({
  default: (await import("../../features/own-record/pages")).OwnRecordView,
}));

/** For a partner's page: a donor signs in and sees the own status and data. Touches no address and no title. */
export function DonorRegistration(props: WidgetProps) {
  return (
    <Connected {...props}>
      <Screen recaptchaSiteKey={props.recaptchaSiteKey} privacyUrl={props.privacyUrl} />
    </Connected>
  );
}

function Screen(form: Pick<WidgetProps, "recaptchaSiteKey" | "privacyUrl">) {
  const state = useSessionState();
  if (state.status === "loading") return <SessionLoading />;
  if (state.status === "failed") return <SessionFailed error={state.error} />;
  if (state.status === "signed-in") return <SignedIn />;
  return (
    <div className={tw`mx-auto grid max-w-[428px] gap-6 p-pad`}>
      <Logo />
      <div className={tw`grid gap-1`}>
        <h2 className={tw`text-page leading-tight tracking-tight`}>{texts.title}</h2>
        <p className={tw`text-muted`}>{texts.lead}</p>
      </div>
      <Suspense fallback={<SessionLoading />}>
        <LoginForm {...form} />
        <Ready />
      </Suspense>
    </div>
  );
}

function SignedIn() {
  const { session } = useConnection();
  return (
    <div className={tw`mx-auto grid max-w-form gap-6 p-pad`}>
      <div className={tw`flex items-center justify-between gap-4`}>
        <Logo />
        <Button kind="quiet" onClick={() => session.signOut()}>
          {texts.signOut}
        </Button>
      </div>
      <Suspense fallback={<SessionLoading />}>
        <OwnRecordView />
        <Ready />
      </Suspense>
    </div>
  );
}
