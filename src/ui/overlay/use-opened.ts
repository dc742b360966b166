import { useState } from "react";

/** The props of every dialog. */
export interface DialogProps {
  open: boolean;
  /** Called by Esc, the backdrop and the close button; the caller sets `open`. */
  onClose: () => void;
}

/**
 * The state of a dialog that is mounted again each time it opens. Its `onClose` closes only this one, because a late response must not
 * close a dialog that was opened later.
 * @returns the props (`shown`), the `key` (`times`), and a function that opens it
 *
 * @example
 * const { times, shown, show } = useOpened();
 * <Button onClick={show}>Cambia e-mail</Button>
 * <EmailDialog key={times} {...shown} />
 */
export function useOpened(): { times: number; shown: DialogProps; show: () => void } {
  const [{ times, open }, setOpened] = useState({ times: 0, open: false });
  const onClose = () => setOpened((current) => (current.times === times ? { times, open: false } : current));
  return {
    times,
    shown: { open, onClose },
    show: () => setOpened((current) => ({ times: current.times + 1, open: true })),
  };
}
