const ids = new Map<unknown, number>();
/** @returns a number for a value, the same as long as it is the same value */
function idOf(value: unknown): number {
  const known = ids.get(value) ?? ids.size;
  ids.set(value, known);
  return known;
}

/** Objects whose methods tests replace. */
const OWNERS: Record<string, object> = { globalThis, console, Math, Date, JSON, URL };

/** Fake timers put `performance` back as a plain value; pdf.js replaces `DOMException` when it is imported. */
const REPLACED = new Set(["performance", "DOMException"]);

/** @returns the global properties and methods, each with its present value's number: a stub or a spy is another value */
export const listGlobals = (): string[] =>
  Object.entries(OWNERS).flatMap(([owner, object]) =>
    Object.entries(Object.getOwnPropertyDescriptors(object))
      .filter(([name]) => !REPLACED.has(name))
      .map(([name, { value, get }]) => `${owner}.${name} (value ${idOf(get ?? value)})`),
  );
