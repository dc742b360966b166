import { createContext, useContext, useEffect } from "react";

/** Reports to the page that the element shows its first screen; only the first call counts. */
export const ReadyContext = createContext<() => void>(() => undefined);

/** Rendered beside a screen, inside its Suspense boundary, so that both mount together. */
export function Ready() {
  const tell = useContext(ReadyContext);
  useEffect(tell, [tell]);
  return null;
}
