import { useEffect, useEffectEvent } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { useLazyComponent } from "../../ui/loading/use-lazy-component";
import { createDismissal } from "./dismissal";
import type { PrivacyBannerProps } from "./privacy-question";

/** "Chiudi" hides it for the session (specification §4). */
const dismissal = createDismissal();

const loadQuestion = async () => (await import("./privacy-question")).Question;

/** Asks users who haven't accepted the privacy policy to do so (specification §2, §4, §8). Its code loads only for them. */
export function PrivacyBanner(props: PrivacyBannerProps) {
  const user = useUser();
  const connection = useConnection();
  const closed = dismissal.useClosed(connection, user?._id ?? null);
  const due = user?.privacy === false && !closed;
  const { Component: Question, load } = useLazyComponent(loadQuestion);
  const missing = due && !Question;
  const fetchCode = useEffectEvent(() => void load());
  useEffect(() => {
    if (!missing) return;
    fetchCode();
    const again = () => fetchCode();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [missing]);
  return due && Question ? <Question {...props} onClose={() => dismissal.close(connection, user._id)} /> : null;
}
