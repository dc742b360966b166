import { useEffect, useState } from "react";
import { whenIdle } from "../../../ui/loading/when-idle";
import type * as places from "../../../domain/places/places";

export type KnownPlaces = typeof places;

/**
 * @param wanted whether a field that needs them is likely to be filled in: they are more than all the rest of a form
 * @returns what is known of places, once it has come; null until then, and where it doesn't come: fields are typed all the same
 */
export function usePlaces(wanted = true): KnownPlaces | null {
  const [known, setKnown] = useState<KnownPlaces | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const stop = whenIdle(() => {
      void import("../../../domain/places/places").then(
        (loaded) => gone || setKnown(loaded),
        () => undefined,
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, [wanted]);
  return known;
}
