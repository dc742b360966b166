import { checkLeaks } from "./check-leaks";
import { listGlobals } from "./globals";
import { trackClass, trackScheduler } from "./tracked";

// A setup file of the unit tests. It runs before each test file; the files of a worker share a thread.

/** Resources of the thread itself, and those that the trackers below know. */
const IGNORED = new Set(["MessagePort", "Timeout", "Immediate"]);

/** Node replaces the getter of a global by its value at the first read. Reading a storage would warn. */
const readAllGlobals = () => {
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!name.endsWith("Storage")) void (globalThis as Record<string, unknown>)[name];
};

checkLeaks(() => {
  readAllGlobals();
  return {
    tracked: [
      trackScheduler("setTimeout", "clearTimeout"),
      trackScheduler("setInterval", "clearInterval", true),
      trackScheduler("setImmediate", "clearImmediate"),
      trackClass("BroadcastChannel", "close"),
      trackClass("WebSocket", "close"),
    ].map(({ open }) => open),
    allowed: [],
    listed: () => [
      ...listGlobals(),
      ...Object.entries(process.env).map(([name, value]) => `process.env.${name}=${value}`),
      ...process.eventNames().map((name) => `${process.listenerCount(name)} listeners of process for ${String(name)}`),
      ...process
        .getActiveResourcesInfo()
        .filter((name) => !IGNORED.has(name))
        .map((name, at, all) => `open ${name} ${all.slice(0, at).filter((other) => other === name).length + 1}`),
    ],
  };
});
