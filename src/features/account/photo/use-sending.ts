import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../api/errors";
import type { UploadOptions } from "../../../api/uploads";

/** How far the sending of a picture is. */
type Sending = { state: "idle" } | { state: "sending"; share: number } | { state: "failed"; why: string };

/**
 * Sends something that takes a while: its progress, and a way to stop it. Who leaves stops it, too.
 * @param send rejects with an ApiError, or with the reason of the signal
 * @param done what comes after a success
 */
export function useSending(
  send: (options: UploadOptions & { signal: AbortSignal }) => Promise<void>,
  done: () => void,
  stopped: string,
) {
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async () => {
    if (controller.current) return;
    const mine = (controller.current = new AbortController());
    setSending({ state: "sending", share: 0 });
    const onProgress = (share: number) => setSending({ state: "sending", share });
    try {
      await send({ onProgress, signal: mine.signal });
      done();
    } catch (error) {
      if (!mine.signal.aborted && !(error instanceof ApiError)) throw error;
      // stopped too late: what was sent was refused for a reason of its own
      setSending({ state: "failed", why: error instanceof ApiError ? error.message : stopped });
    } finally {
      controller.current = null;
    }
  };
  return { sending, start: () => void start(), stop: () => controller.current?.abort() };
}
