import { isOnHere } from "../../../ui/browser/device-switch";
import { useDeviceSwitch } from "../../../ui/browser/use-device-switch";

/** Local storage: whether the user has switched the sound off, on this device. */
const KEY = "gds:collection-day-sound:v1";

/** @returns whether the sound is on, and a function that switches it */
export const useSoundChoice = () => useDeviceSwitch(KEY);

const SECONDS = 0.15;
const HERTZ = 330;

/** Plays a short low tone, unless the user has switched it off. Browsers may refuse it. */
export function playProblemSound(): void {
  if (!isOnHere(KEY) || typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  tone.frequency.value = HERTZ;
  tone.connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + SECONDS);
}
