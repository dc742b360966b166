import { useCallback } from "react";

/**
 * Takes a radio out of its group before it is removed: Chromium keeps radios of a shadow root for ever, and all that is
 * around them, that are removed with a name.
 * @returns the radio's ref
 */
export const useRadioName = (name: string | undefined) =>
  useCallback(
    (radio: HTMLInputElement) => {
      // after a Suspense that hid it the ref comes back, and the name with it
      if (name) radio.name = name;
      return () => radio.removeAttribute("name");
    },
    [name],
  );
