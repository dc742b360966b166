import { useEffect, useState } from "react";

const SKELETON_DELAY_MS = 200;

/** @returns true once `active` has lasted for `delay` ms; false at once when it ends. */
export function useDelayed(active: boolean, delay = SKELETON_DELAY_MS): boolean {
  const [late, setLate] = useState(false);
  if (!active && late) setLate(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [active, delay]);
  return active && late;
}
