import { useContext, useEffect, useState, type ReactNode } from "react";
import { createToastSession, ToastContext, ToastSessionContext } from "./toast";

/** Dismisses the toasts with a button when it unmounts, at the end of a user's session. @throws Error outside a Root */
export function ToastScope({ children }: { children: ReactNode }) {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error("ToastScope needs a Root above");
  const [session] = useState(() => createToastSession(queue.toast));
  useEffect(() => {
    session.begin();
    return () => session.end();
  }, [session]);
  return <ToastSessionContext value={session}>{children}</ToastSessionContext>;
}
