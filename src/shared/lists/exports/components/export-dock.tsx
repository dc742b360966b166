import { useEffect, useEffectEvent } from "react";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { useRunner } from "../export-slot";

const loadPanel = async () => (await import("./export-panel")).ExportPanel;

/** Where an export shows itself, whichever page the person has gone to meanwhile. */
export function ExportDock() {
  const runner = useRunner();
  const { Component: ExportPanel, load } = useLazyComponent(loadPanel);
  const fetchPanel = useEffectEvent(() => void load());
  useEffect(() => {
    if (runner) fetchPanel();
  }, [runner]);
  return runner && ExportPanel && <ExportPanel runner={runner} />;
}
