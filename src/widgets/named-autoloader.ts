/** Returns the address of the autoloader in the folder that `data-gds-base` of a script, else `GDS_BASE` of the build, names. */
export const namedAutoloader = (): string | undefined => {
  const script = document.querySelector<HTMLElement>("script[data-gds-base]");
  const folder = script?.dataset.gdsBase || process.env.GDS_BASE;
  return folder && folder.replace(/\/?$/, "/gds-widgets.js");
};

/** Imports an autoloader, and lets it load the elements. */
export async function startAutoloader(address: string): Promise<void> {
  const { href } = new URL(address, document.baseURI);
  ((await import(/* webpackIgnore: true */ /* @vite-ignore */ href)) as { start?(): void }).start?.(); // an older version has none
}
