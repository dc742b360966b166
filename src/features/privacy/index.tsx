import { useEffect, useEffectEvent } from "react";
import { useUser, useConnection } from "../../api/react/connection";
import { useLazyComponent } from "../../ui/loading/use-lazy-component";
import { afterScreen } from "../../api/client/shown";
import { createDismissal } from "./dismissal";
import type { PrivacyBannerProps } from "./privacy-question";

const loadQuestions = async () => (await import("./consent-questions")).ConsentQuestions;

/**
 * Asks donors again if they have accepted a text that is no longer in force (docs/decisions/donors-and-settings.md, "Consent
 * texts have versions"). Its code and data load after the page.
 */
export function ConsentGate() {
  const user = useUser();
  const donor = user?.role === "donor" ? user._id : null;
  const { Component: Questions, load } = useLazyComponent(loadQuestions);
  const fetchCode = useEffectEvent(() => void load());
  useEffect(() => (donor === null ? undefined : afterScreen(() => fetchCode())), [donor]);
  return donor !== null && Questions ? <Questions key={donor} userId={donor} /> : null;
}

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
