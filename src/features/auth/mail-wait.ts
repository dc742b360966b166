import { useEffect, useState } from "react";

/** Seconds between two mails: one that is on its way isn't doubled by an impatient press. */
export const RESEND_WAIT = 60;

/** When another mail may be asked for, by what was mailed to whom, in ms: a view that comes back goes on waiting. */
const moments = new Map<string, number>();

/** Notes that a mail was asked for. @param seconds until another one may be */
export const noteMailed = (key: string, seconds = RESEND_WAIT): void =>
  void moments.set(key, Date.now() + seconds * 1_000);

const secondsLeft = (key: string) => Math.max(0, Math.ceil(((moments.get(key) ?? 0) - Date.now()) / 1_000));

/** @returns seconds until another mail may be asked for, counted down, and how to begin to count */
export function useMailWait(key: string): [left: number, begin: (seconds?: number) => void] {
  const [, setTick] = useState(0);
  const left = secondsLeft(key);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);
  const begin = (seconds?: number) => {
    noteMailed(key, seconds);
    setTick((tick) => tick + 1);
  };
  return [left, begin];
}
