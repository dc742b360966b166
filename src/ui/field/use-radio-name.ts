import { useCallback } from "react";

/**
 * Takes a radio out of its group before it is removed: otherwise Chromium leaks the removed radios of a shadow root, with the whole
 * tree around them.
 * @returns a ref for the radio
 */
export const useRadioName = (name: string | undefined) =>
  useCallback(
    (radio: HTMLInputElement) => {
      // Suspense may hide the radio and call the ref again
      if (name) radio.name = name;
      return () => radio.removeAttribute("name");
    },
    [name],
  );
