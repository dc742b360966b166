import { useEffect, useEffectEvent } from "react";
import { useConnection } from "../../../api/react/connection";
import { hrefFor } from "../../../domain/routes";
import { currentRoute, entryState, navigate } from "../../../shared/navigation";
import type { EngineContext } from "../engine/types";
import { directJobsOf } from "./direct-jobs";
import { importerPlace, isDirect, readImportStep, type ImporterPlace } from "../shell/places";
import type { ImportWork } from "../shell/work-state";

/**
 * What was left is taken up again, where it was left: unless the address names another step. An import that a former page
 * was writing by itself waits there to be gone on with.
 */
export function useResuming(work: ImportWork, context: EngineContext | null, place: ImporterPlace): void {
  const { session } = useConnection();
  const wanted = "step" in place ? place.step : null;
  const isThere = context !== null && (wanted !== null || ("importId" in place && isDirect(place.importId)));
  const goTo = (next: ImporterPlace) => {
    // taking up takes its time: who has gone elsewhere meanwhile stays there
    if (currentRoute().path === hrefFor("importer"))
      navigate(importerPlace(next), { replace: true, state: entryState() });
  };
  const resume = useEffectEvent(async () => {
    if (!context) return;
    const left = readImportStep(await work.resume(context));
    const now = work.state();
    if (left === null || now.phase !== "open") return;
    const { engine, reading, log, plan } = now;
    if (log.found().size > 0) {
      const counts = await engine.counts();
      const importId = directJobsOf(session).start({ engine, reading, counts, log, plan: plan.now() });
      work.started(importId);
      goTo({ importId });
    } else if (wanted === null || (wanted === "file" && left !== "file")) goTo({ step: left });
  });
  useEffect(() => {
    if (isThere) void resume();
  }, [isThere]);
  useEffect(() => {
    if (wanted) work.shows(wanted);
  }, [work, wanted]);
}
