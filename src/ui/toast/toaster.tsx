import { useContext, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { reload } from "../loading/is-gone";
import { useTopLayer } from "../overlay/layers";
import { PlainNotice } from "../messages/plain-notice";
import { failureTexts } from "../messages/failure-texts";
import { useLazyComponent } from "../loading/use-lazy-component";
import { ToastContext } from "./toast";

const loadView = async () => (await import("./toaster-view")).default;

/**
 * Shows the toasts of its root. Its container moves to the topmost layer, because below a modal dialog a toast would be covered and inert.
 * It is moved, not replaced, so that its toasts stay.
 * @param importView replaces the view's code in tests
 */
export function Toaster({ importView = loadView }: { importView?: typeof loadView }) {
  const queue = useContext(ToastContext);
  const top = useTopLayer();
  const { Component: ToasterView, load } = useLazyComponent(importView);
  /** A message that needs no view: a failure, or a new release (`outdated`). */
  const [notice, setNotice] = useState<{ title: string; outdated?: boolean } | null>(null);
  const [container] = useState(() => document.createElement("div"));

  // without a network the view can't be loaded: an error is shown as a plain notice, other toasts with the next one
  const fetchView = useEffectEvent(async () => {
    const error = (await load()) ? "" : queue?.takeError();
    if (error !== undefined) setNotice((before) => (before?.outdated ? before : error ? { title: error } : null));
  });
  useEffect(
    () =>
      queue?.attach(
        () => void fetchView(),
        () => setNotice({ title: failureTexts.newVersion, outdated: true }),
      ),
    [queue],
  );
  useEffect(() => {
    top?.append(container);
  }, [top, container]);
  useEffect(() => () => container.remove(), [container]);

  return createPortal(
    <>
      {notice && (
        <PlainNotice
          title={notice.title}
          actions={[
            ...(notice.outdated ? [[failureTexts.reload, reload] as const] : []),
            [failureTexts.close, () => setNotice(null)],
          ]}
          style={{
            position: "fixed",
            right: 0,
            bottom: "var(--gds-toast-lift, 0px)",
            background: "var(--gds-surface-raised)",
          }}
        />
      )}
      {ToasterView && queue && <ToasterView queue={queue} layer={top} />}
    </>,
    container,
  );
}
