import { useEffect, useState } from "react";

/**
 * @param delay milliseconds
 * @returns the value as soon as it has stayed the same for that long: for what is asked while somebody types
 */
export function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
