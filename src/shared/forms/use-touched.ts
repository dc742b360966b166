import { useState, type FocusEvent } from "react";

/** The fields of a small form whose problems show. */
export interface Touched<Name extends string> {
  has: (name: Name) => boolean;
  /** Call after a change. */
  touch: (...names: Name[]) => void;
  /** Returns the `onBlur` handler for an element around a field. */
  onBlur: (name: Name) => (event: FocusEvent) => void;
  /** Call on submit. */
  touchAll: () => void;
  reset: () => void;
  /** Returns the problems of touched fields. */
  visible: <Text>(problems: Partial<Record<Name, Text>>) => Partial<Record<Name, Text>>;
}

/** A field's problem shows after a change, a blur, or a submit (specification §5). */
export function useTouched<Name extends string>(): Touched<Name> {
  const [names, setNames] = useState<ReadonlySet<Name> | "all">(new Set());
  const has = (name: Name) => names === "all" || names.has(name);
  const touch = (...added: Name[]) => {
    if (!added.every(has)) setNames((former) => (former === "all" ? former : new Set([...former, ...added])));
  };
  return {
    has,
    touch,
    onBlur: (name) => (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) touch(name);
    },
    touchAll: () => setNames("all"),
    reset: () => setNames(new Set()),
    visible: <Text>(problems: Partial<Record<Name, Text>>) =>
      Object.fromEntries(Object.entries(problems).filter(([name]) => has(name as Name))) as Partial<Record<Name, Text>>,
  };
}
