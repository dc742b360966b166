import { useEffect, useEffectEvent } from "react";
import { hrefFor } from "../../../domain/routes";
import { currentRoute, entryState, navigate } from "../../../shared/navigation";
import type { EngineContext } from "../engine/types";
import { importerPlace, readImportStep, type ImporterPlace } from "../shell/places";
import type { ImportWork } from "../shell/work-state";

/** Takes up the draft of an import, at the step where the user left it, unless the address names another step. */
export function useResuming(work: ImportWork, context: EngineContext | null, place: ImporterPlace): void {
  const wanted = "step" in place ? place.step : null;
  const isReady = context !== null && wanted !== null;
  const resume = useEffectEvent(async () => {
    if (!context) return;
    const step = readImportStep(await work.resume(context));
    if (step === null || step === "file" || wanted !== "file") return;
    // the user may have opened another page meanwhile
    if (currentRoute().path === hrefFor("importer"))
      navigate(importerPlace({ step }), { replace: true, state: entryState() });
  });
  useEffect(() => {
    if (isReady) void resume();
  }, [isReady]);
  useEffect(() => {
    if (wanted) work.shows(wanted);
  }, [work, wanted]);
}
