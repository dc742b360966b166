import { createRoot } from "react-dom/client";
import { checkLeaks, type Holdings } from "./check-leaks";
import { pendingRequests } from "./pending-requests";
import { trackListeners } from "./track-listeners";
import { trackClass, trackScheduler } from "./tracked";

/** A setup file of the component tests. It runs before each test file; all files of a worker share a frame. */
declare global {
  var leakHoldings: Holdings | undefined;
}

const attributes = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}="${value}"`);

async function listed(): Promise<string[]> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  return [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...document.cookie.split("; ").map((cookie) => `cookie ${cookie}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    ...[...held, ...pending].map(({ name }) => `web lock ${name}`),
    ...[document.documentElement, document.head, document.body].flatMap((element) => [
      ...attributes(element).map((attribute) => `<${element.localName} ${attribute}>`),
      ...[...element.children].map((child) => `in <${element.localName}>: ${child.outerHTML.slice(0, 200)}`),
    ]),
    ...Object.keys(window).map((name) => `window.${name}`),
    `hash ${location.hash}`,
    `title ${document.title}`,
    `${document.adoptedStyleSheets.length} adopted sheets`,
  ];
}

/** React's one listener on the document comes with the first root, and stays. */
const withReact = () => createRoot(document.createElement("div")).unmount();

if (!globalThis.leakHoldings) withReact();
globalThis.leakHoldings ??= {
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
};
checkLeaks(globalThis.leakHoldings);
