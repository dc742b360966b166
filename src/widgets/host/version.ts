/** The package's version, set by the build: a page may load two versions. */
export const VERSION: string = process.env.GDS_VERSION ?? "";

/**
 * Whether a tag isn't defined yet. Warns if another version or another script has defined it; the same version means that the
 * script was loaded twice.
 */
export function canDefine(tag: string): boolean {
  const present = customElements.get(tag) as { version?: string } | undefined;
  if (present && present.version !== VERSION)
    console.warn(
      `<${tag}> is already defined (version ${present.version ?? "unknown"}): gds-widgets ${VERSION} leaves it.`,
    );
  return !present;
}
