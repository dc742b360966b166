import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { useConnection } from "../../../../api/react/connection";
import { resumeStoreOf } from "../../../../api/session/resume-store";
import type { Session } from "../../../../api/session/session";
import type { UploadTarget, UploadQueue } from "../upload-item";

const loadPanel = async () => (await import("./upload-panel")).UploadPanel;

/** Where uploads show themselves, whichever page the person has gone to meanwhile. */
export function UploadDock() {
  const queue = useUploadQueue();
  const { Component: UploadPanel, load } = useLazyComponent(loadPanel);
  const fetchPanel = useEffectEvent(() => void load());
  useEffect(() => {
    if (queue) fetchPanel();
  }, [queue]);
  return queue && UploadPanel && <UploadPanel queue={queue} />;
}

const KEPT = "document-uploads";
const listeners = new WeakMap<Session, Set<() => void>>();

const listenersOf = (session: Session) => {
  const known = listeners.get(session) ?? new Set();
  listeners.set(session, known);
  return known;
};
const kept = (session: Session) => (resumeStoreOf(session).get(KEPT) as UploadQueue | undefined) ?? null;

/** The queue of who is signed in; null until they have chosen a file. */
function useUploadQueue(): UploadQueue | null {
  const { session } = useConnection();
  return useSyncExternalStore(
    (listener) => {
      const known = listenersOf(session);
      known.add(listener);
      const stop = session.subscribe(listener);
      return () => {
        known.delete(listener);
        stop();
      };
    },
    () => kept(session),
  );
}

/** How files are uploaded: they go on whichever page is shown, and the dock tells how. Its code comes with the first file. */
export function useUploads(): { add: (files: readonly File[], target: UploadTarget) => Promise<void> } {
  const { session } = useConnection();
  return {
    async add(files, target) {
      if (files.length === 0) return;
      const { createUploadQueue } = await import("../upload-queue");
      const queue = kept(session) ?? createUploadQueue(session);
      resumeStoreOf(session).set(KEPT, queue);
      queue.add(files, target);
      for (const listener of listenersOf(session)) listener();
    },
  };
}
