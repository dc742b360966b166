const ids = new Map<unknown, number>();
/** @returns a number that identifies the value */
function idOf(value: unknown): number {
  const id = ids.get(value) ?? ids.size;
  ids.set(value, id);
  return id;
}

/** Objects whose methods tests replace. */
const OWNERS: Record<string, object> = { globalThis, console, Math, Date, JSON, URL };

/** Fake timers restore `performance` as a plain value; pdf.js replaces `DOMException` when it is imported. */
const REPLACED = new Set(["performance", "DOMException"]);

/** @returns the global properties and methods, each with a number for its current value: a stub or a spy has another number */
export const listGlobals = (): string[] =>
  Object.entries(OWNERS).flatMap(([owner, object]) =>
    Object.entries(Object.getOwnPropertyDescriptors(object))
      .filter(([name]) => !REPLACED.has(name))
      .map(([name, { value, get }]) => `${owner}.${name} (value ${idOf(get ?? value)})`),
  );
