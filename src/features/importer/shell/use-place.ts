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

/** While this page writes an import by itself, that is what it shows: nothing else would lead back to it. */
export function useWritingPlace(place: ImporterPlace, importId: string | null): void {
  const wanted = "step" in place ? importId : null;
  useEffect(() => {
    if (wanted !== null) navigate(importerPlace({ importId: wanted }), { replace: true, state: entryState() });
  }, [wanted]);
}
