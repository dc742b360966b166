/**
 * Replaces the global `Date` by one that is ahead of the machine's clock. A second call changes nothing. The function uses
 * nothing outside its body, because the journeys send its source into their pages.
 * @param offsetMs how far ahead, in ms; negative for behind
 */
export function shiftDate(offsetMs: number): void {
  const mark = "shifted by the tests";
  const machine = Date as DateConstructor & { [mark]?: true };
  if (machine[mark]) return;
  const now = () => machine.now() + offsetMs;
  // A function and not a subclass: `Date()` returns a text, and dates that the platform creates are instances, too.
  const shifted = function ShiftedDate(...args: unknown[]): unknown {
    if (new.target === undefined) return new machine(now()).toString();
    return Reflect.construct(machine, args.length === 0 ? [now()] : args, new.target);
  };
  Object.defineProperties(shifted, {
    ...Object.getOwnPropertyDescriptors(machine),
    now: { value: now, writable: true, configurable: true },
    [mark]: { value: true },
  });
  Object.defineProperty(machine.prototype, "constructor", { value: shifted, writable: true, configurable: true });
  globalThis.Date = shifted as unknown as DateConstructor;
}
