import { useEffect, useState } from "react";

/** Seconds between two mails: one that is on its way isn't doubled by an impatient press. */
const RESEND_WAIT = 60;

/** When another mail may be asked for, by what was mailed to whom, in ms: a view that comes back goes on waiting. */
const moments = new Map<string, number>();

/** The last of these moments waits in the tab for a reload: alone, for an address is nothing for a storage. */
const STORED = "gds:mail-wait:v1";
/** Longer than any server asks for in earnest: a clock that was put back may not hold anybody up. */
const LONGEST_MS = 3_600_000;

/** Notes that a mail was asked for. @param seconds until another one may be */
export function noteMailed(key: string, seconds = RESEND_WAIT): void {
  const moment = Date.now() + seconds * 1_000;
  moments.set(key, moment);
  try {
    sessionStorage.setItem(STORED, String(moment));
  } catch {
    // a sandboxed frame has no storage: there a reload forgets it
  }
}

function storedMoment(): number {
  try {
    const moment = Number(sessionStorage.getItem(STORED));
    return moment - Date.now() <= LONGEST_MS ? moment : 0;
  } catch {
    return 0;
  }
}

/** After a reload nobody knows any more whom the mail was for; a page that has mailed goes by what it knows. */
const momentOf = (key: string) => moments.get(key) ?? (moments.size === 0 ? storedMoment() : 0);

const secondsLeft = (key: string) => Math.max(0, Math.ceil((momentOf(key) - Date.now()) / 1_000));

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
