import { createTracked } from "./tracked";

type Options = AddEventListenerOptions & { capture?: boolean };
const optionsOf = (options: boolean | Options | undefined): Options =>
  typeof options === "boolean" ? { capture: options } : (options ?? {});

const PERMANENT = new Set<unknown>([window, document, document.documentElement, document.body, window.visualViewport]);
/** Whether a target outlives every test. */
const isPermanent = (target: EventTarget): boolean => PERMANENT.has(target) || target instanceof MediaQueryList;

/** Replaces `addEventListener` and `removeEventListener`, and tracks the listeners of targets that outlive every test. */
export function trackListeners(): ReturnType<typeof createTracked> {
  const tracked = createTracked();
  // weak: a listener holds the component that added it
  const keys = new WeakMap<EventTarget, WeakMap<object, Map<string, symbol>>>();
  const keyOf = (target: EventTarget, listener: object, type: string, { capture = false }: Options) => {
    const ofTarget = keys.get(target) ?? new WeakMap<object, Map<string, symbol>>();
    const ofListener = ofTarget.get(listener) ?? new Map<string, symbol>();
    const name = `${type} ${capture}`;
    const key = ofListener.get(name) ?? Symbol(name);
    keys.set(target, ofTarget.set(listener, ofListener.set(name, key)));
    return key;
  };
  // vitest gives the window a method of its own
  const owners = [EventTarget.prototype, ...(Object.hasOwn(window, "addEventListener") ? [window] : [])];
  for (const owner of owners) {
    const { addEventListener, removeEventListener } = owner;
    owner.addEventListener = function (
      this: EventTarget | undefined,
      type: string,
      listener: never,
      given?: boolean | Options,
    ) {
      const target = this ?? window;
      addEventListener.call(target, type, listener, given);
      const options = optionsOf(given);
      if (!listener || !isPermanent(target) || options.signal?.aborted) return;
      const key = keyOf(target, listener, type, options);
      const end = () => tracked.remove(key);
      if (!tracked.open.has(key)) tracked.add(key, `listener for ${type} on ${target.constructor.name}`);
      if (options.once) addEventListener.call(target, type, end, options);
      options.signal?.addEventListener("abort", end, { once: true });
    };
    owner.removeEventListener = function (
      this: EventTarget | undefined,
      type: string,
      listener: never,
      given?: boolean | Options,
    ) {
      const target = this ?? window;
      removeEventListener.call(target, type, listener, given);
      if (listener && isPermanent(target)) tracked.remove(keyOf(target, listener, type, optionsOf(given)));
    };
  }
  return tracked;
}
