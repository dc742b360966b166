import { Suspense, use, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { LogOut } from "lucide-react";
import { useConnection, useUser } from "../../api/react/connection";
import { presentStatus } from "../../domain/donor/status";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { Ready } from "../../ui/messages/ready";
import { lazyPage } from "../../ui/loading/lazy-page";
import { cx, tw } from "../../ui/tw";
import { fetchAhead } from "../../ui/loading/when-idle";
import { FeaturesProvider } from "../../api/react/use-feature";
import { SessionFailed, SessionLoading } from "../../shared/session";
import { loadAwaitConfirmation } from "../auth";
import { ConsentGate, PrivacyBanner } from "../privacy";
import { FocusRequestContext, useRequestedFocus, ReturnContext, View, WidgetFrame } from "./frame";
import { ByLink } from "./by-link";
import { storeSignUp } from "./sign-up-draft";
import { stageAfter, stageFor, type Step } from "./stage";
import { texts } from "./texts";
import { forgetToken } from "./token-of-host";

const AwaitConfirmation = lazyPage(loadAwaitConfirmation);

const Form = lazyPage(async () => ({
  default: (await import("../own-data/registration/registration-page")).RegistrationPage,
}));
const Record = lazyPage(async () => ({
  default: (await import("../own-data/record/own-record-page")).OwnRecordView,
}));

interface SignedInProps {
  /** The token of the mailed link that was opened; null without one. */
  token: string | null;
  privacyUrl: string | null;
  onRegistered: (userId: string) => void;
}

/** The steps of a new donor: the address to confirm, the form to fill in, then the own record. */
export function SignedIn({ token, privacyUrl, onRegistered }: SignedInProps) {
  const { apiBase, session } = useConnection();
  const user = useUser();
  const focus = use(FocusRequestContext);
  const returnUrl = use(ReturnContext);
  const status = user?.role === "donor" ? presentStatus(user.status).status : null;
  const [former, setStage] = useState(() => stageFor(status, null));
  const stage = stageFor(status, former);
  if (stage !== former) setStage(stage);
  // loads the form while the user waits for the mail
  const waiting = stage.at === "confirmation";
  useEffect(() => (waiting ? fetchAhead(Form.load) : undefined), [waiting]);

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
    // after the sign-out, which clears what was stored
    storeSignUp(apiBase, { view: "sign-up", typed: { firstName, lastName, area: area ?? "", email } });
  };
  // a confirmation on another device moves the focus only if it would be lost
  const gone = useCallback((hadFocus: boolean) => (hadFocus ? focus.make() : undefined), [focus]);

  return (
    <WidgetFrame
      // the screen after the form has a button for it
      wayBack={!(stage.at === "form" && stage.sent)}
      actions={
        <Button kind="quiet" icon={LogOut} onClick={signOut}>
          {texts.signOut}
        </Button>
      }
    >
      {/* not before the form, whose last step asks for the consents */}
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
