/** A change of one file of a library. */
export interface Patch {
  /** Which file it is for: the end of its path. */
  file: RegExp;
  apply(code: string): string;
}

function once(code: string, pattern: RegExp, replacement: string, what: string): string {
  const found = code.match(new RegExp(pattern.source, `${pattern.flags}g`))?.length ?? 0;
  if (found !== 1) throw new Error(`${what}: expected exactly one match of ${pattern}, found ${found}`);
  return code.replace(pattern, () => replacement);
}

const withoutSharedStore = (code: string, what: string) =>
  once(code, /globalThis\[SHARED\] \|\| defineGlobalProperty\(SHARED, \{\}\)/, "{}", what);

/**
 * Libraries that touch the host page (decisions §1: nothing is left on it). Each patch replaces a text that must match exactly
 * once, so that a new version of the library fails the build.
 */
export const patches: Patch[] = [
  {
    // Appends a <style> to the host's head; its css is in the adopted sheet instead. Asks the document what has the
    // focus: to it that is our host, so that Esc would never let the toasts go which Alt+T had spread. And who leaves the
    // toasts with Tab is put back to where they came from, from where Tab leads to the toasts: a trap.
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
    // Patches history.pushState and replaceState of the page, and marks window. Our own location hook needs neither.
    file: /[\\/]wouter[\\/]src[\\/]use-browser-location\.js$/,
    apply: (code) =>
      once(code, /const patchKey = Symbol\.for\("wouter_v3"\);[\s\S]*$/, "", "wouter's patch of the history"),
  },
  {
    // Adds four listeners (focus, visibilitychange, online, offline) that nothing removes. The default cache gets none:
    // src/api/react listens while an element is mounted.
    file: /[\\/]swr[\\/]dist[\\/]config-context-[\w-]+\.mjs$/,
    apply: (code) =>
      once(
        code,
        /const \[cache, mutate, , , unload\] = initCache\(new Map\(\)\);/,
        "const [cache, mutate, , , unload] = initCache(new Map(), { initFocus: noop, initReconnect: noop });",
        "swr's permanent listeners",
      ),
  },
  {
    // One "offline" listener when it is imported, for good: each socket gets its own, and takes it away when it closes.
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
    // Another one, that aborts the long-polling requests of a page that goes away: the browser does that.
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
    // Puts itself, tools of its tests and the store of its polyfills under global names, over those of a host that uses it, too.
    // Its wrapper of a worker, which we never start, has an import of an address that is in no chunk.
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
    // The same, of the half that reads.
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
