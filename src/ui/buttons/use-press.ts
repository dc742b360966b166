import { useEffect, useRef, useState } from "react";
import { afterPaint } from "../loading/after-paint";

/**
 * Shows the effect of a press in the next frame, and runs its action after that, because the rendering may take longer than a frame.
 * The last press counts.
 * @returns the value of the press whose action hasn't run yet, or null; and a function to call on a press
 */
export function usePress<T>(): [pressed: T | null, press: (value: T, act: () => void) => void] {
  const [pressed, setPressed] = useState<T | null>(null);
  const cancel = useRef(() => undefined as void);
  useEffect(() => () => cancel.current(), []);
  const press = (next: T, act: () => void) => {
    cancel.current();
    setPressed(() => next);
    cancel.current = afterPaint(() => {
      act();
      setPressed(null);
    });
  };
  return [pressed, press];
}
