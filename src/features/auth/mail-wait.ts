import { useEffect, useState } from "react";

/** Seconds between two mails, so that an impatient user doesn't get two. */
const RESEND_WAIT = 60;

/** The time at which the next mail may be requested, by address, in ms; a view that mounts again continues to wait. */
const times = new Map<string, number>();

/** The last of these times is stored in the tab for a reload, without the address. */
const STORED = "gds:mail-wait:v1";
/** A longer wait is ignored: it comes from a clock that was set back. */
const LONGEST_MS = 3_600_000;

/** Notes that a mail was requested. @param seconds until the next one may be */
export function noteMailed(key: string, seconds = RESEND_WAIT): void {
  const time = Date.now() + seconds * 1_000;
  times.set(key, time);
  try {
    sessionStorage.setItem(STORED, String(time));
  } catch {
    // a sandboxed frame has no storage: the time is lost on reload
  }
}

function storedTime(): number {
  try {
    const time = Number(sessionStorage.getItem(STORED));
    return time - Date.now() <= LONGEST_MS ? time : 0;
  } catch {
    return 0;
  }
}

/** After a reload the address of the mail is unknown: the stored time then applies to every address. */
const timeOf = (key: string) => times.get(key) ?? (times.size === 0 ? storedTime() : 0);

const secondsLeft = (key: string) => Math.max(0, Math.ceil((timeOf(key) - Date.now()) / 1_000));

/** @returns the seconds until the next mail may be requested, counted down, and a function that starts the countdown */
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
