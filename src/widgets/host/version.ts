/** The package's version, set by the build: a page may load two versions. */
export const VERSION: string = process.env.GDS_VERSION ?? "";

/** Whether a tag is still to be defined. If another version has defined it, the console says so. */
export function canDefine(tag: string): boolean {
  const present = customElements.get(tag) as { version?: string } | undefined;
  if (present && present.version !== VERSION)
    void import("../page-markup").then(
      (page) => page.reportVersion(tag, VERSION),
      () => undefined,
    );
  return !present;
}
