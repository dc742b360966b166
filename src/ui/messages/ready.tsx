import { createContext, useContext, useEffect } from "react";

/** Reports to the host page that the element shows its first screen; only the first call counts. */
export const ReadyContext = createContext<() => void>(() => undefined);

/** Reports that the screen beside it is shown: inside its Suspense boundary, so that both mount together. */
export function Ready() {
  const report = useContext(ReadyContext);
  useEffect(report, [report]);
  return null;
}
