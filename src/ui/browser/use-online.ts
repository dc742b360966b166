import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  const controller = new AbortController();
  for (const type of ["online", "offline"]) window.addEventListener(type, listener, { signal: controller.signal });
  return () => controller.abort();
};

/** @returns whether the browser has a network; the server may still be unreachable */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
