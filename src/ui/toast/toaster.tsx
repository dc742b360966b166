import { useContext, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { reload } from "../is-gone";
import { isWindow, useTopLayer } from "../layers";
import { PlainNotice } from "../plain-notice";
import { failureTexts } from "../failure-texts";
import { useLazyComponent } from "../use-lazy-component";
import { ToastContext } from "./toast";

const loadView = async () => (await import("./toaster-view")).default;

/**
 * Shows the toasts of the root it stands in (Root renders it). Its place moves into the topmost layer: under a modal
 * dialog a toast would be covered and inert. The place is moved, not made anew, so that what is shown stays.
 */
export function Toaster() {
  const queue = useContext(ToastContext);
  const top = useTopLayer();
  const { Component: ToasterView, load } = useLazyComponent(loadView);
  const [outdated, setOutdated] = useState(false);
  const [place] = useState(() => document.createElement("div"));

  // Without a network it doesn't come; what waits is shown when the next toast finds one.
  const fetchView = useEffectEvent(() => void load());
  useEffect(
    () =>
      queue?.attach(
        () => fetchView(),
        () => setOutdated(true),
      ),
    [queue],
  );
  useEffect(() => {
    top?.append(place);
  }, [top, place]);
  useEffect(() => () => place.remove(), [place]);

  return createPortal(
    <>
      {outdated && (
        <PlainNotice
          title={failureTexts.newVersion}
          actions={[
            [failureTexts.reload, reload],
            [failureTexts.close, () => setOutdated(false)],
          ]}
          style={{
            position: "fixed",
            right: 0,
            bottom: "var(--gds-toast-lift, 0px)",
            background: "var(--gds-surface-raised)",
          }}
        />
      )}
      {ToasterView && queue && <ToasterView queue={queue} inWindow={isWindow(top)} />}
    </>,
    place,
  );
}
