import { useState, type FocusEvent } from "react";

/** Which fields of a window's few say what is wrong with them. */
export interface Touched<Name extends string> {
  has: (name: Name) => boolean;
  /** They were changed. */
  touch: (...names: Name[]) => void;
  /** For `onBlur` of what holds a field: the focus has left it. */
  leave: (name: Name) => (event: FocusEvent) => void;
  /** Somebody has tried to go on: all of them. */
  tryAll: () => void;
  /** A new form. */
  reset: () => void;
  /** Of what is wrong that which is to be said. */
  shown: <Text>(problems: Partial<Record<Name, Text>>) => Partial<Record<Name, Text>>;
}

/** Says what is wrong with a field once it was changed, left, or all of them were to be sent (specification §5). */
export function useTouched<Name extends string>(): Touched<Name> {
  const [names, setNames] = useState<ReadonlySet<Name> | "all">(new Set());
  const has = (name: Name) => names === "all" || names.has(name);
  const touch = (...more: Name[]) => {
    if (!more.every(has)) setNames((before) => (before === "all" ? before : new Set([...before, ...more])));
  };
  return {
    has,
    touch,
    leave: (name) => (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) touch(name);
    },
    tryAll: () => setNames("all"),
    reset: () => setNames(new Set()),
    shown: <Text>(problems: Partial<Record<Name, Text>>) =>
      Object.fromEntries(Object.entries(problems).filter(([name]) => has(name as Name))) as Partial<Record<Name, Text>>,
  };
}
