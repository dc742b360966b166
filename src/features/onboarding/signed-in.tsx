import { Suspense, use, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { LogOut } from "lucide-react";
import { useConnection, useUser } from "../../api/react/connection";
import { presentStatus } from "../../domain/donor/status";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { lazyPage, type LazyPage } from "../../ui/loading/lazy-page";
import { Ready } from "../../ui/messages/ready";
import { cx, tw } from "../../ui/tw";
import { fetchAhead } from "../../ui/loading/when-idle";
import { FeaturesProvider } from "../../api/react/use-feature";
import { SessionFailed, SessionLoading } from "../../shared/session";
import { loadAwaitConfirmation } from "../auth";
import { ConsentGate, PrivacyBanner } from "../privacy";
import { FocusRequestContext, useRequestedFocus } from "./focus-request";
import { ReturnContext, View, WidgetFrame } from "./frame";
import { ByLink } from "./by-link";
import { storeSignUp } from "./sign-up-draft";
import { stageAfter, stageFor, type Step } from "./stage";
import { texts } from "./texts";
import { forgetToken } from "./token-of-host";

const AwaitConfirmation = lazyPage(loadAwaitConfirmation);

/** The screens of the own data that the way leads to, whose code comes when it is their turn. */
export interface OwnDataPages {
  Form: LazyPage<{
    privacyUrl: string | null;
    returnUrl: string | null;
    opened: boolean;
    onRegistered: (userId: string) => void;
    onHome: () => void;
  }>;
  Record: LazyPage<{ onFillIn: () => void }>;
}

interface SignedInProps {
  pages: OwnDataPages;
  /** What the mailed link has brought that has led here; null for who came without one. */
  token: string | null;
  privacyUrl: string | null;
  onRegistered: (userId: string) => void;
}

/** The way of a new donor: the address to confirm, the form to fill in, then the own record. */
export function SignedIn({ pages: { Form, Record }, token, privacyUrl, onRegistered }: SignedInProps) {
  const { apiBase, session } = useConnection();
  const user = useUser();
  const focus = use(FocusRequestContext);
  const returnUrl = use(ReturnContext);
  const status = user?.role === "donor" ? presentStatus(user.status).status : null;
  const [former, setStage] = useState(() => stageFor(status, null));
  const stage = stageFor(status, former);
  if (stage !== former) setStage(stage);
  // who waits for the mail has the form there when it is their turn
  const waiting = stage.at === "confirmation";
  useEffect(() => (waiting ? fetchAhead(Form.load) : undefined), [Form, waiting]);

  const toFill = stage.at === "form" && status === "pending";

  const take = (step: Step) => setStage((before) => stageAfter(step, before));
  const go = (step: "opened" | "left") => {
    focus.make();
    take(step);
  };
  const signOut = () => {
    focus.make();
    forgetToken();
    session.signOut();
  };
  const startOver = () => {
    const { firstName = "", lastName = "", area = "", email = "" } = user ?? {};
    signOut();
    // a sign-out throws away what was kept before it
    storeSignUp(apiBase, { view: "sign-up", typed: { firstName, lastName, area: area ?? "", email } });
  };
  // nobody's eyes are drawn here by what happens on another device: only a focus that would be lost goes on
  const gone = useCallback((hadFocus: boolean) => (hadFocus ? focus.make() : undefined), [focus]);

  return (
    <WidgetFrame
      // the screen after the form has it as its button
      wayBack={!(stage.at === "form" && stage.sent)}
      actions={
        <Button kind="quiet" icon={LogOut} onClick={signOut}>
          {texts.signOut}
        </Button>
      }
    >
      {/* not on the way to the form, whose last step asks for the consents: once is enough */}
      {stage.at === "record" && <Privacy privacyUrl={privacyUrl} />}
      <FeaturesProvider loading={null} failed={() => null}>
        <ConsentGate />
      </FeaturesProvider>
      <div role="status" className={tw`px-pad pt-pad empty:hidden`}>
        <ByLink token={token} next={waiting ? "mail" : toFill && !stage.confirmed ? "form" : null} />
        {toFill && stage.confirmed && (
          <Banner tone="success" title={texts.confirmed}>
            {texts.confirmedHint}
          </Banner>
        )}
      </div>
      <Suspense fallback={<SessionLoading />}>
        {stage.at === "confirmation" && (
          <AwaitConfirmation frame={View} onAct={focus.make} onGone={gone} onStartOver={startOver} />
        )}
        {stage.at === "form" && (
          <Arrived key="form">
            <Form
              {...{ privacyUrl, returnUrl }}
              opened={stage.opened}
              onRegistered={(userId) => {
                take("sent");
                onRegistered(userId);
              }}
              onHome={() => go("left")}
            />
          </Arrived>
        )}
        {stage.at === "record" && (
          <Arrived key="record" padded>
            <FeaturesProvider
              loading={<SessionLoading />}
              failed={(error, retry) => <SessionFailed error={error} retry={retry} />}
            >
              <Record onFillIn={() => go("opened")} />
            </FeaturesProvider>
          </Arrived>
        )}
        <Ready />
      </Suspense>
    </WidgetFrame>
  );
}

/** The banner for those who haven't accepted the policy (specification §2). */
function Privacy({ privacyUrl }: { privacyUrl: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  const focusPage = () =>
    (place.current?.getRootNode() as ShadowRoot).querySelector("h1")?.focus({ preventScroll: true });
  return (
    <div ref={place}>
      <PrivacyBanner privacyUrl={privacyUrl} onLeave={focusPage} />
    </div>
  );
}

/** The form brings its own padding, because its save bar goes from edge to edge. */
function Arrived({ padded = false, children }: { padded?: boolean; children: ReactNode }) {
  const box = useRequestedFocus();
  return (
    <div ref={box} className={cx(padded && tw`p-pad`)}>
      {children}
    </div>
  );
}
