import { useEffect, useState } from "react";
import { romeDay } from "../../domain/dates/days";

const CHECK_MS = 60_000;

/** @returns the ISO day in Rome; it changes at midnight */
export function useToday(): string {
  const [today, setToday] = useState(() => romeDay(Date.now()));
  useEffect(() => {
    const controller = new AbortController();
    const check = () => setToday(romeDay(Date.now()));
    const timer = setInterval(check, CHECK_MS);
    // timers stop while a laptop sleeps or a tab is in the background
    window.addEventListener("focus", check, { signal: controller.signal });
    document.addEventListener("visibilitychange", check, { signal: controller.signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
  return today;
}
