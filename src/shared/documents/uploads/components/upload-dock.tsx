import { useAreaLocation } from "../../../navigation";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { useConnection } from "../../../../api/react/connection";
import { resumeStoreOf } from "../../../../api/session/kept-for-user/resume-store";
import type { Session } from "../../../../api/session/session";
import type { UploadTarget, UploadQueue } from "../upload-item";

const loadPanel = async () => (await import("./upload-panel")).UploadPanel;

export function UploadDock() {
  const queue = useUploadQueue();
  const { Component: UploadPanel, load } = useLazyComponent(loadPanel);
  const fetchPanel = useEffectEvent(() => void load());
  useEffect(() => {
    if (queue) fetchPanel();
  }, [queue]);
  return queue && UploadPanel && <UploadPanel queue={queue} />;
}

const STORE_KEY = "document-uploads";
const listeners = new WeakMap<Session, Set<() => void>>();

const listenersOf = (session: Session) => {
  const known = listeners.get(session) ?? new Set();
  listeners.set(session, known);
  return known;
};
const storedQueue = (session: Session) => (resumeStoreOf(session).get(STORE_KEY) as UploadQueue | undefined) ?? null;

/** Null until the user uploads a file. */
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
    () => storedQueue(session),
  );
}

/** Uploads continue on any page. The code is loaded with the first file. */
export function useUploads(): { add: (files: readonly File[], target: UploadTarget) => Promise<void> } {
  const { session } = useConnection();
  const area = useAreaLocation();
  return {
    async add(files, target) {
      if (files.length === 0) return;
      const { createUploadQueue } = await import("../upload-queue");
      const queue = storedQueue(session) ?? createUploadQueue(session, area);
      resumeStoreOf(session).set(STORE_KEY, queue);
      queue.add(files, target);
      for (const listener of listenersOf(session)) listener();
    },
  };
}
