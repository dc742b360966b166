import { useEffect } from "react";
import { entryState, navigate } from "../../../shared/navigation";
import { importerPlace, type ImporterPlace, type ImportStep } from "./places";

/** The address says what is shown. */
export function useWholePlace(place: ImporterPlace, step: ImportStep): void {
  const differs = "step" in place && place.step !== step;
  useEffect(() => {
    if (differs) navigate(importerPlace({ step }), { replace: true, state: entryState() });
  }, [differs, step]);
}
