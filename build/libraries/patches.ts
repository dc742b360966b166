/** A change of one file of a library. */
export interface Patch {
  /** Matches the end of the file's path. */
  file: RegExp;
  apply(code: string): string;
}

/** Replaces a text that must match exactly once. @throws otherwise */
export function once(code: string, pattern: RegExp, replacement: string, what: string): string {
  const found = code.match(new RegExp(pattern.source, `${pattern.flags}g`))?.length ?? 0;
  if (found !== 1) throw new Error(`${what}: expected exactly one match of ${pattern}, found ${found}`);
  return code.replace(pattern, () => replacement);
}

const withoutSharedStore = (code: string, what: string) =>
  once(code, /globalThis\[SHARED\] \|\| defineGlobalProperty\(SHARED, \{\}\)/, "{}", what);

/** Has a class of errors that we don't use and that no bundler can drop: 0.3 kB in every page of the back office and in the mock. */
export const abilityPatch: Patch = {
  file: /[\\/]@casl[\\/]ability[\\/]dist[\\/]esm[\\/]index\.mjs$/,
  apply: (code) =>
    once(
      once(code, /(?<=\n)const (\w+) = function[\s\S]*?Cannot execute[\s\S]*?(?=\nexport \{)/, "", "casl's errors"),
      / \w+ as ForbiddenError,/,
      "",
      "casl's export of its errors",
    ),
};

/**
 * Patches for libraries that change the host page, which the elements must not do (decisions §1), or bring what nobody needs. Each replaces a text that must
 * match exactly once, so that a new version of the library fails the build.
 */
export const patches: Patch[] = [
  abilityPatch,
  {
    // Appends a <style> to the host's head; the adopted sheet has its CSS instead. Reads the focus from the document, which only
    // sees our host element, so that Escape would never collapse the toasts that Alt+T has expanded. Restores the focus when the
    // user leaves the toasts with Tab, from where Tab leads to the toasts again: a focus trap.
    file: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/,
    apply: (code) =>
      once(
        once(
          once(code, /^__insertCSS\(".*"\);?$/m, "", "sonner's style injection"),
          /\(document\.activeElement === listRef\.current \|\| \(\(_listRef_current = listRef\.current\) == null \? void 0 : _listRef_current\.contains\(document\.activeElement\)\)\)/,
          "listRef.current?.contains(listRef.current.getRootNode().activeElement)",
          "sonner's look for the focus",
        ),
        /(?<=isFocusWithinRef\.current = false;\s*)if \(lastFocusedElementRef\.current\) \{\s*lastFocusedElementRef\.current\.focus\(\{\s*preventScroll: true\s*\}\);\s*(?=lastFocusedElementRef\.current = null;\s*\}\s*\}\s*\},\s*onFocus)/,
        "{",
        "sonner's way back for the focus",
      ),
  },
  {
    // Patches history.pushState and replaceState, and marks window. Our location hook doesn't need it.
    file: /[\\/]wouter[\\/]src[\\/]use-browser-location\.js$/,
    apply: (code) =>
      once(code, /const patchKey = Symbol\.for\("wouter_v3"\);[\s\S]*$/, "", "wouter's patch of the history"),
  },
  {
    // Adds four permanent listeners (focus, visibilitychange, online, offline). The default cache gets none, because src/api/react
    // listens while an element is mounted. Keeps for each key that was ever read its first state, which only a page rendered by a
    // server needs, and a list of subscribers, even an empty one: a long session would grow with each page of a list.
    file: /[\\/]swr[\\/]dist[\\/]config-context-[\w-]+\.mjs$/,
    apply(code) {
      const patched = once(
        code,
        /const \[cache, mutate, , , unload\] = initCache\(new Map\(\)\);/,
        "const [cache, mutate, , , unload] = initCache(new Map(), { initFocus: noop, initReconnect: noop });",
        "swr's permanent listeners",
      );
      const withoutFirst = once(
        patched,
        /if \(!\(key in INITIAL_CACHE\)\) \{\s*INITIAL_CACHE\[key\] = prev;\s*\}/,
        "",
        "swr's first states",
      );
      return once(
        withoutFirst,
        /(?<=subs\[index\] = subs\[subs\.length - 1\];\s*subs\.pop\(\);\s*\})/,
        "if (!subs.length && subscriptions[key] === subs) delete subscriptions[key];",
        "swr's empty lists of subscribers",
      );
    },
  },
  {
    // Brings a copy of a hook for React 17, 0.5 kB in every element; React 18 has the hook. Each read subscribes once more, to learn
    // whether a server has rendered the page.
    file: /[\\/]swr[\\/]dist[\\/]use-swr-[\w-]+\.mjs$/,
    apply: (code) =>
      once(
        once(
          code,
          /const hydrationRef = useRef\(null\);[\s\S]*?const isHydration = hydrationRef\.current;/,
          "const isHydration = false;",
          "swr's subscription for rendered pages",
        ),
        /import \{ useSyncExternalStore \} from 'use-sync-external-store\/shim';/,
        'import { useSyncExternalStore } from "react";',
        "swr's hook for older versions of React",
      ),
  },
  {
    // The same copy, in every page of the back office.
    file: /[\\/]wouter[\\/]src[\\/]use-sync-external-store\.js$/,
    apply: (code) =>
      once(code, /"use-sync-external-store\/shim\/index\.js"/, '"react"', "wouter's hook for older versions of React"),
  },
  {
    // Draws an icon by two components that merge options which we don't use: 1.2 kB in every element, and half of the components of
    // a list. This is one component.
    file: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
    apply: (code) =>
      once(
        code,
        /(?<=function createLucideIcon)\(iconDataOrName[\s\S]*?\n\}/,
        `({ node }) {
          const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
          const look = { viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeLinecap: "round", strokeLinejoin: "round" };
          return ({ size, ...props }) => createElement("svg", { ...look, width: size, height: size, ...props }, ...lines);
        }`,
        "lucide's options",
      ),
  },
  {
    // Adds a permanent "offline" listener on import. With the patch, each socket adds its own and removes it when it closes.
    file: /[\\/]engine\.io-client[\\/]build[\\/]esm[\\/]socket\.js$/,
    apply(code) {
      const what = "engine.io's permanent listener";
      const offline = '("offline", this._offlineEventListener, false);';
      let patched = once(
        code,
        /if \(withEventListeners\) \{\s*\/\/ within a ServiceWorker[\s\S]*?\}, false\);\s*\}/,
        "",
        what,
      );
      patched = once(
        patched,
        /OFFLINE_EVENT_LISTENERS\.push\(this\._offlineEventListener\);/,
        `addEventListener${offline}`,
        what,
      );
      patched = once(
        patched,
        /const i = OFFLINE_EVENT_LISTENERS\.indexOf\(this\._offlineEventListener\);\s*if \(i !== -1\) \{[\s\S]*?\}/,
        `removeEventListener${offline}`,
        what,
      );
      return once(patched, /const OFFLINE_EVENT_LISTENERS = \[\];/, "", what);
    },
  },
  {
    // Adds a permanent listener that aborts requests when the page is closed, which the browser does itself.
    file: /[\\/]engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]polling-xhr\.js$/,
    apply: (code) =>
      once(
        code,
        /^if \(typeof document !== "undefined"\) \{[\s\S]*?\n\}\n(?=function unloadHandler)/m,
        "",
        "engine.io's unload listener",
      ),
  },
  {
    // Sets global names for itself, its test tools and its polyfills, over those of a host that also uses pdf.js. The wrapper of a
    // worker, which we never start, imports a URL that isn't a chunk.
    file: /[\\/]pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.mjs$/,
    apply: (code) =>
      once(
        once(
          once(
            withoutSharedStore(code, "pdf.js' polyfills"),
            /`await import\("\$\{url\}"\);`/,
            '""',
            "pdf.js' wrapper of a worker",
          ),
          /globalThis\._pdfjsTestingUtils = \{/,
          "void {",
          "pdf.js' tools of its tests",
        ),
        /globalThis\.pdfjsLib = \{/,
        "void {",
        "pdf.js' global name",
      ),
  },
  {
    // Like the file before.
    file: /[\\/]pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.worker\.mjs$/,
    apply: (code) =>
      once(
        withoutSharedStore(code, "the polyfills of pdf.js' worker"),
        /globalThis\.pdfjsWorker = \{/,
        "void {",
        "the global name of pdf.js' worker",
      ),
  },
];

/** Returns the patched text of a library's file, or null if no patch in the list is for that file. */
export function patchCode(path: string, code: string, list: readonly Patch[] = patches): string | null {
  return list.find(({ file }) => file.test(path))?.apply(code) ?? null;
}
