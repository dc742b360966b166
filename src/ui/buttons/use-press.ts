import { useEffect, useRef, useState } from "react";
import { afterPaint } from "../loading/after-paint";

/**
 * Answers a press in the next frame, and does what it asks for after that: the rendering that follows may take longer
 * than a frame on a slow machine. The last press counts.
 * @returns what was asked for and isn't done yet, or null; and how to ask
 */
export function usePress<T>(): [asked: T | null, press: (asked: T, act: () => void) => void] {
  const [asked, setAsked] = useState<T | null>(null);
  const cancel = useRef(() => undefined as void);
  useEffect(() => () => cancel.current(), []);
  const press = (next: T, act: () => void) => {
    cancel.current();
    setAsked(() => next);
    cancel.current = afterPaint(() => {
      act();
      setAsked(null);
    });
  };
  return [asked, press];
}
