import { useEffect, useState } from "react";
import { whenIdle } from "../../ui/when-idle";
import type * as places from "../../domain/places/places";

type Places = typeof places;

/** @returns what is known of places, once it has come; null until then, and where it doesn't come: fields are typed all the same */
export function usePlaces(): Places | null {
  const [known, setKnown] = useState<Places | null>(null);
  useEffect(() => {
    let gone = false;
    const stop = whenIdle(() => {
      void import("../../domain/places/places").then(
        (loaded) => gone || setKnown(loaded),
        () => undefined,
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return known;
}
