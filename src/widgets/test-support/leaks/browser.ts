import { createRoot } from "react-dom/client";
import { beforeAll } from "vitest";
import { commands } from "vitest/browser";
import { onDrift } from "../../../api/readers/drift";
import { checkLeaks } from "./check-leaks";
import { listGlobals } from "./globals";
import { pendingRequests } from "./pending-requests";
import { trackClass, trackScheduler, createTracked } from "./tracked";

type Options = AddEventListenerOptions & { capture?: boolean };
const optionsOf = (options: boolean | Options | undefined): Options =>
  typeof options === "boolean" ? { capture: options } : (options ?? {});

const PERMANENT = new Set<unknown>([window, document, document.documentElement, document.body, window.visualViewport]);
/** Whether a target outlives every test. */
const isPermanent = (target: EventTarget): boolean => PERMANENT.has(target) || target instanceof MediaQueryList;

/** Replaces `addEventListener` and `removeEventListener`, and tracks the listeners of targets that outlive every test. */
function trackListeners(): ReturnType<typeof createTracked> {
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
  // vitest defines the method on the window, too
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

// A setup file of the component tests. It runs before each test file; all files of a worker share a frame.

const attributes = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}="${value}"`);

async function listed(): Promise<string[]> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  return [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...document.cookie.split("; ").map((cookie) => `cookie ${cookie}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    ...[...held, ...pending].map(({ name }) => `web lock ${name}`),
    ...[document.documentElement, document.head, document.body].flatMap((element) =>
      attributes(element).map((attribute) => `<${element.localName} ${attribute}>`),
    ),
    ...[document.head, document.body].flatMap((element) =>
      [...element.children].map((child) => `in <${element.localName}>: ${child.outerHTML.slice(0, 200)}`),
    ),
    ...listGlobals(),
    `hash ${location.hash}`,
    `title ${document.title}`,
    `${document.adoptedStyleSheets.length} adopted sheets`,
  ];
}

/** Makes React add its listener on the document, which it never removes. */
const addReactListener = () => createRoot(document.createElement("div")).unmount();

// The browser doesn't draw the pixels of a transparent frame, which cost a seventh of the CPU time. Layout and clicks work.
(window.frameElement as HTMLElement | null)?.style.setProperty("opacity", "0");

// otherwise reported differences would reach the first element of the next file
beforeAll(() => onDrift(() => undefined)());

beforeAll(() => commands.parkPointer());

checkLeaks(() => {
  addReactListener();
  return {
    tracked: [
      trackListeners(),
      trackScheduler("setTimeout", "clearTimeout"),
      trackScheduler("setInterval", "clearInterval", true),
      trackScheduler("requestAnimationFrame", "cancelAnimationFrame"),
      trackScheduler("requestIdleCallback", "cancelIdleCallback"),
      ...["BroadcastChannel", "WebSocket", "EventSource"].map((name) => trackClass(name, "close")),
      trackClass("Worker", "terminate"),
      pendingRequests,
    ].map(({ open }) => open),
    listed,
    allowed: [
      // the browser may still read the file or print the frame, so it is freed later
      /^setTimeout.* src\/ui\/browser\/(save-file|print-page)\.ts/,
      // the response of a write that ends after its test is kept for the next page
      /^setTimeout.* src\/api\/react\/cached-reads\.ts/,
      // listeners of Playwright, and of engine.io when it is imported (build/libraries/patches.ts removes that one)
      /^listener .*(UtilityScript|InjectedScript|no script of the page|socket__io-client)/,
    ],
  };
});
