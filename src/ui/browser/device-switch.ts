import { useState } from "react";

/** Choices without a storage last as long as the page. */
const unstored = new Map<string, boolean>();

/** @returns whether something is on, on this device. It is on until the user switches it off. @param key in local storage */
export function isOnHere(key: string): boolean {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

/** @returns whether something is on, and a function that switches it */
export function useDeviceSwitch(key: string): [on: boolean, choose: (on: boolean) => void] {
  const [on, setOn] = useState(() => isOnHere(key));
  return [
    on,
    (next) => {
      setOn(next);
      try {
        if (next) localStorage.removeItem(key);
        else localStorage.setItem(key, "off");
      } catch {
        unstored.set(key, next);
      }
    },
  ];
}
