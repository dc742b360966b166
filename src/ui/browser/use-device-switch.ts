import { useState } from "react";
import { isOnHere, unstored } from "./device-switch";

/** @returns whether something is on, on this device, and a function that switches it. @param key in local storage */
export function useDeviceSwitch(key: string): [on: boolean, choose: (on: boolean) => void] {
  const [on, setOn] = useState(() => isOnHere(key));
  return [
    on,
    (next) => {
      setOn(next);
      try {
        if (next) localStorage.removeItem(key);
        else localStorage.setItem(key, "off");
        unstored.delete(key);
      } catch {
        unstored.set(key, next);
      }
    },
  ];
}
