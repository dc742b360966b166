import { useEffect, useState } from "react";
import { romeDay } from "../../domain/dates/days";

/** A minute: nobody looks more closely at midnight. */
const CHECK = 60_000;

/** @returns the day in Rome, ISO; another one after midnight, however long the page has stood open */
export function useToday(): string {
  const [today, setToday] = useState(() => romeDay(Date.now()));
  useEffect(() => {
    const controller = new AbortController();
    const check = () => setToday(romeDay(Date.now()));
    const timer = setInterval(check, CHECK);
    // a laptop that slept, or a tab in the background, whose timers rest
    window.addEventListener("focus", check, { signal: controller.signal });
    document.addEventListener("visibilitychange", check, { signal: controller.signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
  return today;
}
