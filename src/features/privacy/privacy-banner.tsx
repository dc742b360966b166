import { useId, useRef, useState } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { Button } from "../../ui/button";
import { Link } from "../../ui/link";
import { useToast } from "../../ui/toast/toast";
import { tw } from "../../ui/tw";
import { closeBanner, isClosed } from "./closed-banner";
import { useAcceptPrivacy } from "./requests/accept-privacy";
import { texts } from "./texts";

interface PrivacyBannerProps {
  /** Where the policy is; without it people are told whom to ask for it. */
  privacyUrl: string | null;
  /** Takes the focus over from the banner's buttons, which go away with it. */
  onLeave: () => void;
}

/** Asks those who have not accepted the privacy policy to do so (specification §2, §4, §8). */
export function PrivacyBanner({ privacyUrl, onLeave }: PrivacyBannerProps) {
  const id = useId();
  const user = useUser();
  const connection = useConnection();
  const toast = useToast();
  const { write: accept, writing } = useAcceptPrivacy();
  const banner = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState(() => user !== null && isClosed(connection, user._id));
  if (!user || user.privacy || closed) return null;

  const close = () => {
    onLeave();
    closeBanner(connection, user._id);
    setClosed(true);
  };
  const onAccept = async () => {
    const outcome = await accept();
    // nobody knows whether it was done: the user tells
    if (!outcome.ok && outcome.error.kind === "unclear") await connection.session.reload();
    const state = connection.session.state();
    if (!outcome.ok && !(state.status === "signed-in" && state.user.privacy)) {
      // a session that ended with it is told by the sign-in that comes
      if (state.status === "signed-in") toast.error(outcome.error.message);
      return;
    }
    toast.success(texts.accepted);
    if (banner.current?.matches(":focus-within")) onLeave();
    if (outcome.ok) await connection.session.reload();
  };
  return (
    <section
      ref={banner}
      aria-labelledby={id}
      className={tw`print:hidden flex flex-none flex-wrap items-center gap-x-5 gap-y-3 border-b border-line bg-sunken px-pad py-3`}
    >
      <div className={tw`min-w-0 flex-[1_1_380px] narrow:basis-full`}>
        <h2 id={id}>{texts.title}</h2>
        <p className={tw`text-label text-muted`}>
          {texts.before}
          {privacyUrl ? (
            <Link href={privacyUrl} target="_blank" rel="noopener">
              {texts.policy}
            </Link>
          ) : (
            texts.policy
          )}
          .{!privacyUrl && texts.askForPolicy}
        </p>
      </div>
      <div className={tw`flex gap-2 narrow:w-full`}>
        <Button kind="quiet" onClick={close} className={tw`narrow:flex-1`}>
          {texts.close}
        </Button>
        <Button
          onClick={() => void onAccept()}
          loading={writing}
          loadingLabel={texts.accepting}
          className={tw`narrow:flex-1`}
        >
          {texts.accept}
        </Button>
      </div>
    </section>
  );
}
