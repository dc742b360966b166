import { useState } from "react";

/** What a window is given that is a new one each time it is opened. */
export interface Shown {
  open: boolean;
  onClose: () => void;
}

/**
 * A window that is a new one each time it is opened. Its `onClose` closes the one that it was given to, and no other: an
 * answer that comes late may not close the one that was opened since.
 * @returns what it is given, beside its `key`, `times`; and how to open it
 *
 * @example
 * const { times, shown, show } = useOpened();
 * <Button onClick={show}>Cambia e-mail</Button>
 * <EmailDialog key={times} {...shown} />
 */
export function useOpened(): { times: number; shown: Shown; show: () => void } {
  const [{ times, open }, setOpened] = useState({ times: 0, open: false });
  const onClose = () => setOpened((now) => (now.times === times ? { times, open: false } : now));
  return {
    times,
    shown: { open, onClose },
    show: () => setOpened((now) => ({ times: now.times + 1, open: true })),
  };
}
