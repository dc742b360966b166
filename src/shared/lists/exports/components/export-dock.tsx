import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { useConnection } from "../../../../api/react/connection";
import type { Session } from "../../../../api/session/session";
import type { ExportRunner } from "../export-runner";

const loadPanel = async () => (await import("./export-panel")).ExportPanel;

export function ExportDock() {
  const runner = useRunner();
  const { Component: ExportPanel, load } = useLazyComponent(loadPanel);
  const fetchPanel = useEffectEvent(() => void load());
  useEffect(() => {
    if (runner) fetchPanel();
  }, [runner]);
  return runner && ExportPanel && <ExportPanel runner={runner} />;
}

/** A session's export runner. The slot exists before the runner's code is loaded. */
interface Slot {
  runner: ExportRunner | null;
  listeners: Set<() => void>;
}

const slots = new WeakMap<Session, Slot>();

function slotOf(session: Session): Slot {
  const slot = slots.get(session) ?? { runner: null, listeners: new Set() };
  slots.set(session, slot);
  return slot;
}

/** @returns the session's runner; the first call creates it */
export function runnerFor(session: Session, create: (session: Session) => ExportRunner): ExportRunner {
  const slot = slotOf(session);
  if (slot.runner) return slot.runner;
  slot.runner = create(session);
  for (const listener of slot.listeners) listener();
  return slot.runner;
}

/** Null until the dialog was opened. */
export function useRunner(): ExportRunner | null {
  const { session } = useConnection();
  const slot = slotOf(session);
  return useSyncExternalStore(
    (listener) => {
      slot.listeners.add(listener);
      return () => void slot.listeners.delete(listener);
    },
    () => slot.runner,
  );
}
