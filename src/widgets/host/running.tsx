import { useEffect, useMemo, useState } from "react";
import type { Emit } from "../events";
import { claimTitle, releaseTitle } from "./page-title";
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
  const Component = widget.component;
  const mayTitle = settings.pageTitle;
  const [owner] = useState(() => ({}));
  const setPageTitle = useMemo(
    () => (mayTitle ? (title: string) => claimTitle(owner, title) : () => undefined),
    [mayTitle, owner],
  );
  useEffect(() => () => releaseTitle(owner), [owner, mayTitle]);
  useEffect(() => emit("gds-ready", { tag: widget.tag, version: VERSION }), [emit, widget.tag]);
  return <Component {...settings} host={host} emit={emit} setPageTitle={setPageTitle} />;
}
