import { useState } from "react";

/** Local storage: whether the user has switched the sound off, on this device. */
const KEY = "gds:collection-day-sound:v1";

function isOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** @returns whether the sound is on, and a function that switches it */
export function useSoundChoice(): [on: boolean, choose: (on: boolean) => void] {
  const [on, setOn] = useState(isOn);
  return [
    on,
    (next) => {
      setOn(next);
      try {
        if (next) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, "off");
      } catch {
        // without a storage the choice lasts as long as the page
      }
    },
  ];
}

const SECONDS = 0.15;
const HERTZ = 330;

/** Plays a short low tone, unless the user has switched it off. Browsers may refuse it. */
export function playProblemSound(): void {
  if (!isOn() || typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  tone.frequency.value = HERTZ;
  tone.connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + SECONDS);
}
