import { Suspense, use, useEffect, useState } from "react";
import { useConnection, useSessionState } from "../../api/react/connection";
import { Banner } from "../../ui/banner";
import type { WidgetProps } from "../element";
import { Ready } from "../host/ready";
import { lazyPage } from "../shared/lazy-page";
import { SessionLoading } from "../shared/session-loading";
import { NarrowView, View, WidgetFrame } from "./frame";
import { readSignUp, storeSignUp, type SignedOutView, type SignUpDraft } from "./sign-up-draft";
import { texts } from "./texts";
import { VisitContext } from "./visit";
import { authTexts, loadForgottenHere, loadMailedHere, loadSignInForm, NOTHING, noteMailed, recaptchaProvider, type Registration } from "../../features/auth"; // prettier-ignore
import { StartView } from "./start-view";

const SignInForm = lazyPage(loadSignInForm);
const ForgottenHere = lazyPage(loadForgottenHere);
const MailedHere = lazyPage(loadMailedHere);

type SignedOutProps = Pick<WidgetProps, "recaptchaSiteKey" | "privacyUrl" | "partner" | "start">;

/** Signing up, signing in, and the way out for those who forgot the password. */
export default function SignedOut({ start, ...settings }: SignedOutProps) {
  const { apiBase, session } = useConnection();
  const state = useSessionState();
  const visit = use(VisitContext);
  // whoever was signed in has an account
  const was = state.status === "signed-out" && state.reason !== null;
  const first: SignedOutView = was ? "sign-in" : start;
  const [draft, setDraft] = useState<SignUpDraft>(() => {
    const anew = visit.takeTyped();
    if (anew) return { view: "sign-up", typed: { ...NOTHING, ...anew } };
    return readSignUp(apiBase) ?? { view: first, typed: NOTHING };
  });
  useEffect(() => storeSignUp(apiBase, draft, first), [apiBase, draft, first]);
  const { view, typed } = draft;

  const setTyped = (values: Registration) => setDraft((before) => ({ ...before, typed: values }));
  const go = (next: SignedOutView, email = typed.email) => {
    visit.act();
    setDraft({ view: next, typed: { ...typed, email } });
  };
  const registered = async (values: Registration) => {
    const { email, password } = values;
    noteMailed(email);
    visit.act();
    try {
      const recaptchaToken = await recaptchaProvider(settings.recaptchaSiteKey).token("login");
      await session.signIn({ email, password, recaptchaToken });
    } catch {
      // the account is there all the same: its address is confirmed first, then it signs in
      setDraft({ view: "mailed", typed: { ...values, password: "" } });
    }
  };

  return (
    <WidgetFrame>
      <Suspense fallback={<SessionLoading />}>
        {/* a sign-in that succeeds shows something else */}
        <div onSubmit={visit.act}>
          {view === "sign-up" && (
            <StartView
              {...settings}
              initial={typed}
              onTyped={setTyped}
              onRegistered={registered}
              onSignIn={(email) => go("sign-in", email)}
              onForgotten={(email) => go("forgotten", email)}
            />
          )}
          {view === "sign-in" && (
            <NarrowView title={texts.title} lead={texts.lead}>
              {was && state.reason === "expired" && <Banner tone="info" title={authTexts.expiredSession} />}
              <SignInForm
                {...settings}
                email={typed.email}
                onForgotten={(email) => go("forgotten", email)}
                onRegister={() => go("sign-up")}
              />
            </NarrowView>
          )}
          {view === "forgotten" && (
            <ForgottenHere email={typed.email} frame={NarrowView} onBack={() => go("sign-in")} />
          )}
          {view === "mailed" && (
            <MailedHere
              email={typed.email}
              frame={View}
              onOther={() => go("sign-up")}
              onConfirmed={() => go("sign-in")}
            />
          )}
        </div>
        <Ready />
      </Suspense>
    </WidgetFrame>
  );
}
