import { useEffect, useEffectEvent, useRef, useState } from "react";
import { endpoints } from "../../api/endpoints";
import { ApiError } from "../../api/errors";
import { useConnection, useUser } from "../../api/react/connection";
import { parseAnswer } from "../../api/schema";
import { meAnswer } from "../../api/session/answers";
import { failureOf, type FormFailure } from "./form-failure";

/** Milliseconds between two looks whether the address is confirmed by now. */
const INTERVAL = 10_000;

/** What the last look has found. */
type Look = { type: "none" } | { type: "not-yet" } | { type: "failed"; failure: FormFailure };

/**
 * Looks whether the address of who is signed in has been confirmed, here or on another device: when they come back to the
 * page, every ten seconds while they see it, and when they ask. Once it has, the session is read anew.
 * @param isShown whether the element can be seen on the page
 * @returns what the last look has found, whether somebody waits for one, and how to ask for one
 */
export function useConfirmation(isShown: () => boolean): { look: Look; looking: boolean; ask: () => Promise<void> } {
  const { session } = useConnection();
  const status = useUser()?.status;
  const [look, setLook] = useState<Look>({ type: "none" });
  const [looking, setLooking] = useState(false);
  const underWay = useRef(false);
  /** Not before: the server has asked for patience. */
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
