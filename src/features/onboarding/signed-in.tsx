import { Suspense, use, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { LogOut } from "lucide-react";
import { useConnection, useUser } from "../../api/react/connection";
import { presentStatus } from "../../domain/donor/status";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { Ready } from "../../ui/messages/ready";
import { lazyPage } from "../../ui/loading/lazy-page";
import { cx, tw } from "../../ui/tw";
import { fetchAhead } from "../../api/client/ahead";
import { FeaturesProvider } from "../../api/react/use-feature";
import { SessionFailed, SessionLoading } from "../../shared/session";
import { loadAwaitConfirmation } from "../auth";
import { ConsentGate, PrivacyBanner } from "../privacy";
import { FocusRequestContext, useRequestedFocus, ReturnContext, View, WidgetFrame } from "./frame";
import { LinkStatus } from "./link-status";
import { storeSignUp } from "./sign-up-draft";
import { stageAfter, stageFor, type Step } from "./stage";
import { texts } from "./texts";
import { clearToken } from "./host-token";

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

/** The steps of a new donor: confirmation of the address, form, record. */
export default function SignedIn({ token, privacyUrl, onRegistered }: SignedInProps) {
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

  const needsForm = stage.at === "form" && status === "pending";

  const applyStep = (step: Step) => setStage((before) => stageAfter(step, before));
  const goByUser = (step: "opened" | "left") => {
    focus.make();
    applyStep(step);
  };
  const signOut = () => {
    focus.make();
    clearToken();
    session.signOut();
  };
  const startOver = () => {
    const { firstName = "", lastName = "", area = "", email = "" } = user ?? {};
    signOut();
    // after the sign-out, which removes stored drafts
    storeSignUp(apiBase, { view: "sign-up", typed: { firstName, lastName, area: area ?? "", email } });
  };
  // after a confirmation on another device, the next view takes the focus only if it would be lost
  const onGone = useCallback((hadFocus: boolean) => (hadFocus ? focus.make() : undefined), [focus]);

  return (
    <WidgetFrame
      // the screen after the form has its own button
      wayBack={!(stage.at === "form" && stage.sent)}
      actions={
        <Button kind="quiet" icon={LogOut} onClick={signOut}>
          {texts.signOut}
        </Button>
      }
    >
      {/* only at the record, because the form's last step asks for the consents */}
      {stage.at === "record" && <Privacy privacyUrl={privacyUrl} />}
      <FeaturesProvider loading={null} failed={() => null}>
        <ConsentGate />
      </FeaturesProvider>
      <div role="status" className={tw`px-pad pt-pad empty:hidden`}>
        <LinkStatus token={token} next={waiting ? "mail" : needsForm && !stage.confirmed ? "form" : null} />
        {needsForm && stage.confirmed && (
          <Banner tone="success" title={texts.confirmed}>
            {texts.confirmedHint}
          </Banner>
        )}
      </div>
      <Suspense fallback={<SessionLoading />}>
        {stage.at === "confirmation" && (
          <AwaitConfirmation frame={View} onAct={focus.make} onGone={onGone} onStartOver={startOver} />
        )}
        {stage.at === "form" && (
          <FocusedView key="form">
            <Form
              privacyUrl={privacyUrl}
              returnUrl={returnUrl}
              opened={stage.opened}
              onRegistered={(userId) => {
                applyStep("sent");
                onRegistered(userId);
              }}
              onHome={() => goByUser("left")}
            />
          </FocusedView>
        )}
        {stage.at === "record" && (
          <FocusedView key="record" padded>
            <FeaturesProvider
              loading={<SessionLoading />}
              failed={(error, retry) => <SessionFailed error={error} retry={retry} />}
            >
              <Record onFillIn={() => goByUser("opened")} />
              <Ready />
            </FeaturesProvider>
          </FocusedView>
        )}
        {stage.at !== "record" && <Ready />}
      </Suspense>
    </WidgetFrame>
  );
}

/** The banner for users who haven't accepted the privacy policy (specification §2). */
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

/** Focuses the heading of its view if that was requested. @param padded false for the form, whose save bar has the full width */
function FocusedView({ padded = false, children }: { padded?: boolean; children: ReactNode }) {
  const box = useRequestedFocus();
  return (
    <div ref={box} className={cx(padded && tw`p-pad`)}>
      {children}
    </div>
  );
}
