import { useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { useConnection } from "../../api/react/connection";
import { Button } from "../../ui/buttons/button";
import { Link } from "../../ui/buttons/link";
import { useToast } from "../../ui/toast/toast";
import { tw } from "../../ui/tw";
import { uiTexts } from "../../ui/texts";
import { affectedReads } from "../../api/writes/affected-reads";
import { endpoints } from "../../api/endpoints";
import { useMutation } from "../../api/react/use-mutation";
import { texts } from "./texts";

export interface PrivacyBannerProps {
  /** Address of the policy. Without it the text says whom to ask. */
  privacyUrl: string | null;
  /** Called when the banner unmounts with the focus in it. */
  onLeave: () => void;
}

export function Question({ privacyUrl, onLeave, onClose }: PrivacyBannerProps & { onClose: () => void }) {
  const id = useId();
  const { session } = useConnection();
  const toast = useToast();
  const { write: accept, writing } = useAcceptPrivacy();
  const banner = useRef<HTMLElement>(null);
  const leave = useEffectEvent(onLeave);
  // runs before the buttons unmount, also if the user has accepted in another tab
  useLayoutEffect(() => {
    const shown = banner.current;
    return () => {
      if (shown?.matches(":focus-within")) leave();
    };
  }, []);

  const onAccept = async () => {
    const outcome = await accept();
    const state = session.state();
    // after an unclear response the user was requested again, and may have accepted
    if (outcome.ok || (state.status === "signed-in" && state.user.privacy)) toast.success(texts.accepted);
    // if the session has ended, the sign-in shows a message
    else if (state.status === "signed-in") toast.error(outcome.error.message);
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
            <Link
              href={privacyUrl}
              target="_blank"
              rel="noopener"
              // 44 px high on touch screens, inside the sentence
              className={tw`narrow:py-[13px] coarse:py-[13px]`}
            >
              {texts.policy}
            </Link>
          ) : (
            texts.policy
          )}
          .{!privacyUrl && texts.askForPolicy}
        </p>
      </div>
      <div className={tw`flex gap-2 narrow:w-full`}>
        <Button kind="quiet" onClick={onClose} className={tw`narrow:flex-1`}>
          {uiTexts.close}
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

/** Accepts the privacy policy (specification §7). */
const useAcceptPrivacy = () =>
  useMutation<void>({
    request: () => ({ path: endpoints.updateProfile(), method: "PUT", body: { privacy: true } }),
    invalidates: affectedReads.ownAccount,
  });
