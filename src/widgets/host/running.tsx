import { useCallback, useRef } from "react";
import type { Emit } from "../events";
import { ReadyContext } from "./ready";
import type { Settings } from "./settings";
import { VERSION } from "./version";
import type { Widget } from "./widget";

interface RunningProps {
  widget: Widget;
  host: HTMLElement;
  emit: Emit;
  settings: Settings;
}

/** The widget itself, given its settings and its ways to the page. */
export function Running({ widget, host, emit, settings }: RunningProps) {
  const { tag, component: Component } = widget;
  const told = useRef(false);
  const ready = useCallback(() => {
    if (!told.current) emit("gds-ready", { tag, version: VERSION });
    told.current = true;
  }, [emit, tag]);
  return (
    <ReadyContext value={ready}>
      <Component {...settings} host={host} emit={emit} />
    </ReadyContext>
  );
}
