import { useEffect } from "react";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { useRunner } from "../export-slot";

const loadPanel = async () => (await import("./export-panel")).ExportPanel;

/** Where an export shows itself, whichever page the person has gone to meanwhile. */
export function ExportDock() {
  const runner = useRunner();
  const { Component: ExportPanel, load } = useLazyComponent(loadPanel);
  useEffect(() => {
    if (runner) void load();
    // once for each runner: `load` is another function at each rendering
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [runner]);
  return runner && ExportPanel && <ExportPanel runner={runner} />;
}
