/** The package's version, set by the build: a page may load two versions. */
export const VERSION: string = process.env.GDS_VERSION ?? "";

/**
 * Whether a tag is still to be defined. A name that is taken stays as it is: silently by this same version (the script
 * was loaded twice), with a warning by any other.
 */
export function canDefine(tag: string): boolean {
  const present = customElements.get(tag) as { version?: string } | undefined;
  if (present && present.version !== VERSION)
    console.warn(
      `<${tag}> is already defined (version ${present.version ?? "unknown"}): gds-widgets ${VERSION} leaves it.`,
    );
  return !present;
}
