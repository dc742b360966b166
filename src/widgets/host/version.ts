/** The package's version, set by the build: a page may load two versions. */
export const VERSION: string = process.env.GDS_VERSION ?? "";

/** Returns whether the tag is undefined. Warns in the console if another version or script has defined it. */
export function canDefine(tag: string): boolean {
  const present = customElements.get(tag) as { version?: string } | undefined;
  if (present && present.version !== VERSION)
    void import("../page-markup").then(
      (page) => page.reportVersion(tag, VERSION),
      () => undefined,
    );
  return !present;
}
