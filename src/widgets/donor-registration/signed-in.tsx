import { Suspense, use, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { LogOut } from "lucide-react";
import { useConnection, useUser } from "../../api/react/connection";
import { presentStatus } from "../../domain/status";
import { loadAwaitConfirmation } from "../../features/auth";
import { PrivacyBanner } from "../../features/privacy";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { cx, tw } from "../../ui/tw";
import { fetchAhead } from "../../ui/when-idle";
import { Ready } from "../host/ready";
import { lazyPage } from "../shared/lazy-page";
import { SessionLoading } from "../shared/session-loading";
import { ReturnContext, View, WidgetFrame } from "./frame";
import { texts } from "./texts";
import { useHeadingFocus, VisitContext } from "./visit";

const OwnRecordView = lazyPage(async () => ({
  default: (await import("../../features/own-data/record/own-record-page")).OwnRecordView,
}));
const FormPage = lazyPage(async () => ({
  default: (await import("../../features/own-data/registration/registration-page")).RegistrationPage,
}));
const AwaitConfirmation = lazyPage(loadAwaitConfirmation);

interface SignedInProps {
  privacyUrl: string | null;
  onRegistered: (userId: string) => void;
}

type Shown = "confirmation" | "form" | "record";

/** The way of a new donor, by their status: the address to confirm, the form to fill in, then the own record. */
export function SignedIn({ privacyUrl, onRegistered }: SignedInProps) {
  const { session } = useConnection();
  const user = useUser();
  const visit = use(VisitContext);
  const status = user?.role === "donor" ? presentStatus(user.status).status : null;
  const due: Shown = status === "provisioned" ? "confirmation" : status === "pending" ? "form" : "record";
  /** What the form leads to is shown by the form: until somebody leaves it, it stays. */
  const [form, setForm] = useState<"unseen" | "open" | "left">("unseen");
  const [waited, setWaited] = useState(false);
  const [sent, setSent] = useState(false);
  const returnUrl = use(ReturnContext);
  if (due === "form" && form === "unseen") setForm("open");
  if (due === "confirmation" && !waited) setWaited(true);
  // who waits for the mail has the form there when it is their turn
  useEffect(() => (due === "confirmation" ? fetchAhead(FormPage.load) : undefined), [due]);
  const shown = form === "open" ? "form" : due === "form" ? "record" : due;

  const go = (next: "open" | "left") => {
    visit.act();
    setForm(next);
  };
  const registered = (userId: string) => {
    setSent(true);
    onRegistered(userId);
  };
  const signOut = () => {
    visit.act();
    session.signOut();
  };
  const startOver = () => {
    const { firstName, lastName, area, email = "" } = user ?? {};
    visit.keepTyped({ firstName: firstName ?? "", lastName: lastName ?? "", area: area ?? "", email });
    signOut();
  };
  // nobody's eyes are drawn here by what happens on another device: only a focus that would be lost goes on
  const gone = useCallback((hadFocus: boolean) => (hadFocus ? visit.act() : undefined), [visit]);

  return (
    <WidgetFrame
      // the screen at the form's end has it as its button
      wayBack={!(sent && shown === "form")}
      actions={
        <Button kind="quiet" icon={LogOut} onClick={signOut}>
          {texts.signOut}
        </Button>
      }
    >
      <Privacy privacyUrl={privacyUrl} />
      <div role="status" className={tw`px-pad pt-pad empty:hidden`}>
        {waited && shown === "form" && status === "pending" && (
          <Banner tone="success" title={texts.confirmed}>
            {texts.confirmedHint}
          </Banner>
        )}
      </div>
      <Suspense fallback={<SessionLoading />}>
        {shown === "confirmation" ? (
          <AwaitConfirmation frame={View} onAct={visit.act} onGone={gone} onStartOver={startOver} />
        ) : (
          <Arrived key={shown} padded={shown === "record"}>
            {shown === "form" ? (
              <FormPage {...{ privacyUrl, returnUrl }} onRegistered={registered} onHome={() => go("left")} />
            ) : (
              <OwnRecordView onFillIn={() => go("open")} />
            )}
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
function Arrived({ padded, children }: { padded: boolean; children: ReactNode }) {
  const box = useHeadingFocus();
  return (
    <div ref={box} className={cx(padded && tw`p-pad`)}>
      {children}
    </div>
  );
}
