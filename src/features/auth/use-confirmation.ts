import { useEffect, useEffectEvent, useRef, useState } from "react";
import { endpoints } from "../../api/endpoints";
import { ApiError } from "../../api/errors";
import { useConnection, useUser } from "../../api/react/connection";
import { parseAnswer } from "../../api/schema";
import { meAnswer } from "../../api/session/answers";
import { failureOf, type FormFailure } from "./form-failure";

/** Between two checks whether the address is confirmed, in ms. */
const INTERVAL = 10_000;

/** The result of the last check. */
type Look = { type: "none" } | { type: "not-yet" } | { type: "failed"; failure: FormFailure };

/**
 * Checks whether the user's address has been confirmed, here or on another device: when the user returns to the page,
 * every ten seconds while the element is visible, and on request. Once it is, the session is read again.
 * @param isShown whether the element is visible
 * @returns the result of the last check, whether a requested one is running, and a function that requests one
 */
export function useConfirmation(isShown: () => boolean): { look: Look; looking: boolean; ask: () => Promise<void> } {
  const { session } = useConnection();
  const status = useUser()?.status;
  const [look, setLook] = useState<Look>({ type: "none" });
  const [looking, setLooking] = useState(false);
  const underWay = useRef(false);
  /** From Retry-After: no check before this time. */
  const notBefore = useRef(0);

  const lookOnce = async (asked: boolean) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      const { user } = parseAnswer(meAnswer, await session.call(endpoints.me()));
      if (user.status !== status) await session.reload();
      else setLook({ type: asked ? "not-yet" : "none" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notBefore.current = performance.now() + (error.retryAfter ?? 0) * 1_000;
      setLook({ type: "failed", failure: failureOf(error) });
    } finally {
      underWay.current = false;
    }
  };
  const lookIfShown = useEffectEvent(() => {
    if (document.visibilityState === "visible" && isShown() && performance.now() >= notBefore.current)
      void lookOnce(false);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const back = () => lookIfShown();
    const timer = setInterval(back, INTERVAL);
    window.addEventListener("focus", back, { signal });
    window.addEventListener("online", back, { signal });
    document.addEventListener("visibilitychange", back, { signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);

  const ask = async () => {
    setLooking(true);
    setLook({ type: "none" });
    await lookOnce(true).finally(() => setLooking(false));
  };
  return { look, looking, ask };
}
