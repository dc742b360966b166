import { useEffect, useState } from "react";
import { whenIdle } from "../../ui/when-idle";

type Places = typeof import("../../domain/places/places");

/** @returns what is known of places, once it has come; null until then, and where it doesn't come: fields are typed all the same */
export function usePlaces(): Places | null {
  const [places, setPlaces] = useState<Places | null>(null);
  useEffect(() => {
    let gone = false;
    const stop = whenIdle(() => {
      void import("../../domain/places/places").then(
        (loaded) => gone || setPlaces(loaded),
        () => undefined,
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return places;
}
