import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  const controller = new AbortController();
  for (const type of ["online", "offline"]) window.addEventListener(type, listener, { signal: controller.signal });
  return () => controller.abort();
};

/** @returns whether the browser has a network: one that it has may lead nowhere all the same */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
