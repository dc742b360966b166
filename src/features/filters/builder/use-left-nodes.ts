import { useEffect, useRef, useState } from "react";

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
    const begin = () => (press.current = { waiting: [] });
    const end = () => {
      const { waiting = [] } = press.current ?? {};
      press.current = null;
      // after the click
      if (waiting.length > 0) setTimeout(() => add(waiting));
    };
    window.addEventListener("pointerdown", begin, options);
    window.addEventListener("pointerup", end, options);
    window.addEventListener("pointercancel", end, options);
    return () => controller.abort();
  }, []);
  return {
    left,
    leave: (id: string) => (press.current ? void press.current.waiting.push(id) : add([id])),
    leaveAll: add,
    clear: () => setLeft(new Set()),
  };
}
