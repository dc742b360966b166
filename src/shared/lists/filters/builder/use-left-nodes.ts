import { useEffect, useRef, useState } from "react";

/** Milliseconds after a finger is lifted within which it takes the focus and clicks, on what lies there then. */
const TAP = 350;

/**
 * The nodes whose editor was left: they say what is wrong. What is left by pressing something else says so once the press
 * is over: a message that comes between press and release would push away what is pressed.
 */
export function useLeftNodes() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const press = useRef<{ waiting: string[] } | null>(null);
  const add = (ids: Iterable<string>) =>
    setLeft((before) => {
      const all = new Set([...before, ...ids]);
      return all.size > before.size ? all : before;
    });
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    let over: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(over);
      press.current ??= { waiting: [] };
    };
    const end = ({ pointerType }: PointerEvent) => {
      clearTimeout(over);
      // after the click
      over = setTimeout(
        () => {
          add(press.current?.waiting ?? []);
          press.current = null;
        },
        pointerType === "touch" ? TAP : 0,
      );
    };
    window.addEventListener("pointerdown", begin, options);
    window.addEventListener("pointerup", end, options);
    window.addEventListener("pointercancel", end, options);
    return () => {
      clearTimeout(over);
      controller.abort();
    };
  }, []);
  return {
    left,
    leave: (id: string) => (press.current ? void press.current.waiting.push(id) : add([id])),
    leaveAll: add,
    clear: () => setLeft(new Set()),
  };
}
