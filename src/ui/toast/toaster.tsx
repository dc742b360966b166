import { Suspense, lazy, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { LayersContext } from "../layers";
import { ToastContext } from "./toast";

const ToasterView = lazy(() => import("./toaster-view"));
const nothing = () => () => undefined;

/**
 * Shows the toasts of the root it stands in (Root renders it). Its place moves into the topmost layer: under a modal
 * dialog a toast would be covered and inert. The place is moved, not made anew, so that what is shown stays.
 */
export function Toaster() {
  const layers = useContext(LayersContext);
  const queue = useContext(ToastContext);
  const top = useSyncExternalStore(layers?.subscribe ?? nothing, () => layers?.top() ?? null);
  const [wanted, setWanted] = useState(false);
  const [place] = useState(() => document.createElement("div"));

  useEffect(() => queue?.attach(() => setWanted(true)), [queue]);
  useEffect(() => {
    top?.append(place);
  }, [top, place]);
  useEffect(() => () => place.remove(), [place]);

  if (!wanted || !queue) return null;
  return createPortal(
    <Suspense fallback={null}>
      <ToasterView queue={queue} inWindow={Boolean(top?.closest("dialog"))} />
    </Suspense>,
    place,
  );
}
