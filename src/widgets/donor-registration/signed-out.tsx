import { Suspense, useState, type ReactNode } from "react";
import { Logo } from "../../features/brand";
import { PageHeading } from "../../ui/page-heading";
import { tw } from "../../ui/tw";
import type { WidgetProps } from "../element";
import { Ready } from "../host/ready";
import { lazyPage } from "../shared/lazy-page";
import { SessionLoading } from "../shared/session-loading";
import { texts } from "./texts";
import { useAct, useHeadingFocus } from "./visit";

const auth = () => import("../../features/auth");
const SignInForm = lazyPage(async () => ({ default: (await auth()).SignInForm }));
const ForgottenHere = lazyPage(async () => (await auth()).loadForgottenHere());

type View = { type: "sign-in" } | { type: "forgotten"; email: string };

/** Signing in, and the way out for those who forgot the password. */
export function SignedOut(form: Pick<WidgetProps, "recaptchaSiteKey" | "privacyUrl">) {
  const [view, setView] = useState<View>({ type: "sign-in" });
  const act = useAct();
  const go = (next: View) => {
    act();
    setView(next);
  };
  return (
    // a sign-in that succeeds shows something else
    <div onSubmit={act} className={tw`mx-auto grid max-w-[428px] gap-6 p-pad`}>
      <Logo />
      <Suspense fallback={<SessionLoading />}>
        {view.type === "sign-in" ? (
          <Frame title={texts.title} lead={texts.lead}>
            <SignInForm {...form} onForgotten={(email) => go({ type: "forgotten", email })} />
          </Frame>
        ) : (
          <ForgottenHere email={view.email} frame={Frame} onBack={() => go({ type: "sign-in" })} />
        )}
        <Ready />
      </Suspense>
    </div>
  );
}

function Frame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const box = useHeadingFocus();
  return (
    <div ref={box} className={tw`grid gap-6`}>
      <div className={tw`grid gap-1`}>
        <PageHeading>{title}</PageHeading>
        {lead && <p className={tw`break-anywhere text-muted`}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
