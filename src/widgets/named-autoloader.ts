import { findInPage } from "../api/client/find-in-page";

/** Returns the address of the autoloader in the folder that `data-gds-base` of a script, else `GDS_BASE` of the build, names. */
export const namedAutoloader = (): string | undefined => {
  const [script] = findInPage("script[data-gds-base]");
  const folder = script?.dataset.gdsBase || process.env.GDS_BASE;
  // now, because the page may change its address; not `document.baseURI`, which may be an <img name="baseURI">
  return folder && new URL(folder.replace(/\/?$/, "/gds-widgets.js"), script?.baseURI).href;
};

/** Imports an autoloader, and lets it load the elements. */
export async function startAutoloader(address: string): Promise<void> {
  ((await import(/* webpackIgnore: true */ /* @vite-ignore */ address)) as { start?(): void }).start?.(); // an older version has none
}
