import { useEffect, useEffectEvent } from "react";
import type { EngineContext } from "../engine/types";
import type { ImporterPlace } from "./places";
import type { ImportWork, WorkState } from "./work-state";

/** The report of an import has the rows that the check left out as long as this device keeps them, also after a reload. */
export function useLeftOut(
  work: ImportWork,
  state: WorkState,
  context: EngineContext | null,
  place: ImporterPlace,
): void {
  const shown = "importId" in place ? place.importId : null;
  const wanted = context !== null && state.phase === "none" ? shown : null;
  const recall = useEffectEvent((importId: string) => {
    if (context) void work.recall(importId, context);
  });
  useEffect(() => {
    if (wanted !== null) recall(wanted);
  }, [wanted]);
}
