/**
 * A `--gds-brand` that is no colour ("1f6b3a", a variable that the theme hasn't got) would leave buttons without a ground.
 * Looked at once the page's style sheets have come.
 * @param host the element
 * @returns gives up waiting for them
 */
export function watchBrand(host: HTMLElement): () => void {
  const check = () => {
    const value = getComputedStyle(host).getPropertyValue("--gds-brand").trim();
    if (value && CSS.supports("color", value)) return;
    // without a network the page stays as it is
    import("./wrong-brand").then((cure) => cure.default(host, value)).catch(() => undefined);
  };
  if (document.readyState === "complete") check();
  else addEventListener("load", check);
  return () => removeEventListener("load", check);
}
