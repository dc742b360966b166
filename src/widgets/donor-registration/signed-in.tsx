import { Suspense, useRef, useState, type ReactNode } from "react";
import { useConnection } from "../../api/react/connection";
import { Logo } from "../../features/brand";
import { PrivacyBanner } from "../../features/privacy";
import { Button } from "../../ui/button";
import { cx, tw } from "../../ui/tw";
import { Ready } from "../host/ready";
import { lazyPage } from "../shared/lazy-page";
import { SessionLoading } from "../shared/session-loading";
import { texts } from "./texts";
import { useAct, useHeadingFocus } from "./visit";

const OwnRecordView = lazyPage(async () => ({
  default: (await import("../../features/own-record/pages")).OwnRecordView,
}));
const FormPage = lazyPage(() => import("./form-page"));

interface SignedInProps {
  privacyUrl: string | null;
  onRegistered: (userId: string) => void;
}

/** The own record; whoever has still to fill in the form finds it here. */
export function SignedIn({ privacyUrl, onRegistered }: SignedInProps) {
  const { session } = useConnection();
  const [filling, setFilling] = useState(false);
  const act = useAct();
  const go = (toForm: boolean) => {
    act();
    setFilling(toForm);
  };
  const signOut = () => {
    act();
    session.signOut();
  };
  return (
    <div className={tw`mx-auto grid max-w-form`}>
      <div className={tw`flex items-center justify-between gap-4 px-pad pt-pad`}>
        <Logo />
        <Button kind="quiet" onClick={signOut}>
          {texts.signOut}
        </Button>
      </div>
      <Privacy privacyUrl={privacyUrl} />
      <Suspense fallback={<SessionLoading />}>
        <Arrived key={String(filling)} padded={!filling}>
          {filling ? (
            <FormPage onRegistered={onRegistered} onHome={() => go(false)} />
          ) : (
            <OwnRecordView onFillIn={() => go(true)} />
          )}
        </Arrived>
        <Ready />
      </Suspense>
    </div>
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
