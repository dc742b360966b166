import type { Page } from "@playwright/test";

/** Everything that elements can change on a host page. */
interface Traces {
  globals: string[];
  /** Functions and accessors of the platform that were replaced or added. */
  patched: string[];
  /** The page's markup without the elements. */
  markup: string;
  /** Own properties of document, html, head and body. */
  expandos: string[];
  sheets: number;
  /** `target type` of each listener. */
  listeners: string[];
  intervals: number;
  cookies: string[];
  storage: string[];
  address: string;
  title: string;
}

/** Makes later pages record listeners, intervals and the initial state of the platform. */
export const watchTraces = (page: Page): Promise<void> => page.addInitScript(installWatch).then(() => undefined);

/** Reads the current traces of the page. */
export const readTraces = (page: Page): Promise<Traces> =>
  page.evaluate(() => (window as unknown as { readTraces(): Promise<Traces> }).readTraces());

/** Runs in the page. */
function installWatch() {
  type Listener = { target: EventTarget; type: string; listener: unknown; capture: boolean };
  const listeners: Listener[] = [];
  const captureOf = (options: unknown) =>
    typeof options === "object" && options ? Boolean((options as AddEventListenerOptions).capture) : Boolean(options);
  const same = (a: Listener, b: Listener) =>
    a.target === b.target && a.type === b.type && a.listener === b.listener && a.capture === b.capture;
  const drop = (entry: Listener) => {
    const index = listeners.findIndex((other) => same(other, entry));
    if (index >= 0) listeners.splice(index, 1);
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    const entry = { target, type, listener, capture: captureOf(options) };
    const signal = typeof options === "object" ? options?.signal : undefined;
    if (listener && !signal?.aborted && !listeners.some((other) => same(other, entry))) {
      listeners.push(entry);
      if (signal) addEventListener.call(signal, "abort", () => drop(entry));
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    drop({ target, type, listener, capture: captureOf(options) });
    return removeEventListener.call(target, type, listener, options as boolean);
  };
  const intervals = new Set<unknown>();
  const { setInterval, clearInterval } = window;
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof setInterval>) => {
      const id = setInterval(...args);
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      intervals.delete(id);
      clearInterval(id);
    },
  });

  const names = Object.getOwnPropertyNames(window);
  const platform = new Map<string, [object, Map<PropertyKey, PropertyDescriptor>]>();
  const remember = (name: string, object: unknown) => {
    if ((typeof object !== "object" && typeof object !== "function") || object === null) return;
    const keys = Reflect.ownKeys(object);
    platform.set(name, [
      object,
      new Map(keys.map((key) => [key, Object.getOwnPropertyDescriptor(object, key) as PropertyDescriptor])),
    ]);
  };
  for (const name of names) {
    if (!/^[A-Z]/.test(name)) continue;
    const value = (window as unknown as Record<string, unknown>)[name];
    remember(name, value);
    if (typeof value === "function") remember(`${name}.prototype`, value.prototype);
  }
  for (const name of [
    "document",
    "history",
    "location",
    "navigator",
    "localStorage",
    "console",
    "customElements",
    "performance",
  ])
    try {
      remember(name, (window as unknown as Record<string, unknown>)[name]);
    } catch {
      // a sandboxed frame has no localStorage
    }
  remember("window", window);

  const nameOf = (target: EventTarget) =>
    target === window
      ? "window"
      : target === document
        ? "document"
        : target instanceof Element
          ? target.localName
          : "other";
  const onHost = ({ target }: Listener) =>
    target === window ||
    target === document ||
    (target instanceof Element &&
      target.isConnected &&
      target.getRootNode() === document &&
      !target.localName.startsWith("gds-")) ||
    target instanceof MediaQueryList ||
    target instanceof ServiceWorkerContainer;

  const readTraces = async (): Promise<Traces> => {
    const markup = document.documentElement.cloneNode(true) as Element;
    for (const own of markup.querySelectorAll("gds-backoffice, gds-donor-registration, gds-notification-bell"))
      own.remove();
    const patched: string[] = [];
    for (const [name, [object, before]] of platform)
      for (const [key, was] of before) {
        if (name === "window" && /^[a-z]*(event|status|name)$/.test(String(key))) continue;
        const is = Object.getOwnPropertyDescriptor(object, key);
        const functions = [was.value, was.get, was.set].some((value) => typeof value === "function");
        if (functions && (is?.value !== was.value || is?.get !== was.get || is?.set !== was.set))
          patched.push(`${name}.${String(key)}`);
      }
    const added = [...platform].flatMap(([name, [object, before]]) =>
      name === "window" || name === "localStorage" || name === "document"
        ? []
        : Reflect.ownKeys(object).flatMap((key) => (before.has(key) ? [] : [`${name}.${String(key)}`])),
    );
    const before = platform.get("window")?.[1];
    const databases = (await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`);
    return {
      globals: Reflect.ownKeys(window)
        .filter((key) => !before?.has(key) && key !== "readTraces")
        .map(String),
      patched: [...patched, ...added],
      markup: markup.outerHTML,
      expandos: [document, document.documentElement, document.head, document.body].flatMap((node) =>
        Reflect.ownKeys(node).flatMap((key) =>
          // Playwright caches snapshots in nodes
          key === "location" || String(key).includes("playwright")
            ? []
            : [`${node.nodeName} ${String(key).replace(/(_reactListening).*/, "$1*")}`],
        ),
      ),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      listeners: listeners.filter(onHost).map(({ target, type }) => `${nameOf(target)} ${type}`),
      intervals: intervals.size,
      cookies: document.cookie.split("; ").flatMap((cookie) => (cookie ? [cookie.split("=")[0] ?? ""] : [])),
      storage: [
        ...Object.keys(localStorage).map((key) => `local ${key}`),
        ...Object.keys(sessionStorage).map((key) => `session ${key}`),
        ...databases,
        ...(await caches.keys()).map((key) => `cache ${key}`),
      ],
      address: `${location.href} ${JSON.stringify(history.state)} ${history.length}`,
      title: document.title,
    };
  };
  Object.assign(window, { readTraces });
}
