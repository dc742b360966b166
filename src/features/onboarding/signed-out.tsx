import { Suspense, use, useEffect, useState, type ReactNode } from "react";
import { useConnection, useSessionState } from "../../api/react/connection";
import { useSignIn } from "../../api/react/use-sign-in";
import { Banner } from "../../ui/messages/banner";
import { lazyPage } from "../../ui/loading/lazy-page";
import { Ready } from "../../ui/messages/ready";
import { tw } from "../../ui/tw";
import { SessionLoading } from "../../shared/session";
import {
  authTexts,
  loadForgottenHere,
  loadMailedHere,
  loadSignInForm,
  NOTHING,
  noteMailed,
  recaptchaProvider,
  type Registration,
  LinkOrButton,
  RegisterForm,
} from "../auth";
import { NarrowView, View, WidgetFrame, FocusRequestContext } from "./frame";
import { LinkStatus } from "./link-status";
import { readSignUp, storeSignUp, type SignedOutView, type SignUpDraft } from "./sign-up-draft";
import { texts } from "./texts";
import { IdCard, Mail, Smartphone } from "lucide-react";
import { Icon, type IconType } from "../../ui/icons/icon";

const SignInForm = lazyPage(loadSignInForm);
const ForgottenHere = lazyPage(loadForgottenHere);
const MailedHere = lazyPage(loadMailedHere);

/** The settings of the sign-up, from attributes of the element. */
export interface SignUpSettings {
  recaptchaSiteKey: string | null;
  privacyUrl: string | null;
  /** The partner that owns the host page. */
  partner: string | null;
  /** The first view. */
  start: "sign-up" | "sign-in";
}

interface SignedOutProps extends SignUpSettings {
  token: string | null;
  onSubmit: () => void;
}

/** The views before the sign-in: sign-up, sign-in, forgotten password. */
export default function SignedOut({ start, token, onSubmit, ...settings }: SignedOutProps) {
  const { apiBase } = useConnection();
  const signIn = useSignIn();
  const state = useSessionState();
  const focus = use(FocusRequestContext);
  // a user who was signed in has an account
  const wasSignedIn = state.status === "signed-out" && state.reason !== null;
  const first: SignedOutView = wasSignedIn ? "sign-in" : start;
  const [draft, setDraft] = useState<SignUpDraft>(() => readSignUp(apiBase) ?? { view: first, typed: NOTHING });
  useEffect(() => storeSignUp(apiBase, draft, first), [apiBase, draft, first]);
  const { view, typed } = draft;
  // a user with a mailed link has an account
  const [handledToken, setHandledToken] = useState<string | null>(null);
  if (token !== handledToken) {
    setHandledToken(token);
    if (token !== null) setDraft({ view: "sign-in", typed });
  }

  const setTyped = (values: Registration) => setDraft((before) => ({ ...before, typed: values }));
  const go = (next: SignedOutView, email = typed.email) => {
    focus.make();
    setDraft({ view: next, typed: { ...typed, email } });
  };
  const registered = async (values: Registration) => {
    const { email, password } = values;
    noteMailed(email);
    focus.make();
    try {
      const recaptchaToken = await recaptchaProvider(settings.recaptchaSiteKey).token("login");
      await signIn({ email, password, recaptchaToken });
    } catch {
      // the account exists: the user can confirm the address first, and then sign in
      setDraft({ view: "mailed", typed: { ...values, password: "" } });
    }
  };

  return (
    <WidgetFrame>
      <div role="status" className={tw`px-pad pt-pad empty:hidden`}>
        <LinkStatus token={token} next={view === "sign-in" ? "sign-in" : null} />
      </div>
      <Suspense fallback={<SessionLoading />}>
        {/* a successful sign-in opens another view */}
        <div
          onSubmit={() => {
            focus.make();
            onSubmit();
          }}
        >
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
              {wasSignedIn && state.reason === "expired" && <Banner tone="info" title={authTexts.expiredSession} />}
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

interface StartViewProps {
  initial: Registration;
  privacyUrl: string | null;
  partner: string | null;
  onTyped: (values: Registration) => void;
  onRegistered: (values: Registration) => Promise<void>;
  onSignIn: (email?: string) => void;
  onForgotten: (email: string) => void;
}

const REQUIREMENTS: readonly [IconType, string, string][] = [
  [IdCard, texts.card, texts.cardFor],
  [Smartphone, texts.phone, texts.phoneFor],
  [Mail, texts.mail, texts.mailFor],
];

/** Explains the sign-up and what the user needs for it, then shows its form. */
function StartView({ onSignIn, onForgotten, ...form }: StartViewProps) {
  const whenTaken = (email: string) => (
    <>
      <LinkOrButton onClick={() => onSignIn(email)}>{authTexts.signIn}</LinkOrButton> {authTexts.or}{" "}
      <LinkOrButton onClick={() => onForgotten(email)}>{authTexts.newPassword}</LinkOrButton>.
    </>
  );
  const end = (button: ReactNode) => (
    <div
      className={tw`-mx-pad -mb-pad mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t bg-surface px-pad py-3 narrow:flex-col-reverse narrow:items-stretch`}
    >
      <p className={tw`text-muted narrow:text-center`}>
        {authTexts.hasAccount} <LinkOrButton onClick={() => onSignIn()}>{authTexts.signIn}</LinkOrButton>
      </p>
      <div className={tw`w-40 narrow:w-full`}>{button}</div>
    </div>
  );
  return (
    <View title={texts.startTitle} lead={texts.startLead}>
      <section className={tw`rounded-lg border border-line bg-surface`}>
        <h2 className={tw`px-6 pt-3.5 pb-3 text-body font-strong narrow:px-4`}>{texts.atHand}</h2>
        <ul className={tw`grid border-t w480:grid-cols-3`}>
          {REQUIREMENTS.map(([icon, title, purpose]) => (
            <li
              key={title}
              className={tw`flex items-start gap-3 border-t px-6 py-3 first:border-t-0 narrow:px-4 w480:border-t-0`}
            >
              <Icon of={icon} className={tw`mt-0.5 flex-none text-muted`} />
              <span className={tw`grid min-w-0`}>
                <b className={tw`font-medium`}>{title}</b>
                <span className={tw`text-label text-muted`}>{purpose}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <RegisterForm {...form} whenTaken={whenTaken} end={end} />
    </View>
  );
}
