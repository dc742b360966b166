import { useState } from "react";

/** The props that each dialog has. */
export interface DialogProps {
  open: boolean;
  /** Esc, the backdrop and the close button ask for it; the caller sets `open`. */
  onClose: () => void;
}

/**
 * A dialog that is a new one each time it is opened. Its `onClose` closes only this one: a late response must not close the
 * dialog that was opened since.
 * @returns its props, beside `key`, which is `times`; and how to open it
 *
 * @example
 * const { times, shown, show } = useOpened();
 * <Button onClick={show}>Cambia e-mail</Button>
 * <EmailDialog key={times} {...shown} />
 */
export function useOpened(): { times: number; shown: DialogProps; show: () => void } {
  const [{ times, open }, setOpened] = useState({ times: 0, open: false });
  const onClose = () => setOpened((now) => (now.times === times ? { times, open: false } : now));
  return {
    times,
    shown: { open, onClose },
    show: () => setOpened((now) => ({ times: now.times + 1, open: true })),
  };
}
