import { createContext, useContext, useEffect } from "react";

/** Tells the page that the element shows its first screen; only the first call counts. */
export const ReadyContext = createContext<() => void>(() => undefined);

/** Stands beside a screen, inside its Suspense boundary: when the one is there, so is the other. */
export function Ready() {
  const tell = useContext(ReadyContext);
  useEffect(tell, [tell]);
  return null;
}
