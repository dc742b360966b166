import { useEffect, useEffectEvent } from "react";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { useUploadQueue } from "../upload-slot";

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
