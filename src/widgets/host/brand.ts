/** `!important` within `:host` wins over the page's own rules, which is where the wrong colour stands. */
const DEFAULT = ":host{--gds-brand:oklch(0.49 var(--gds-accent-c) var(--gds-accent-h))!important}";

/**
 * A `--gds-brand` that is no colour ("1f6b3a", a variable that the theme hasn't got) would leave buttons without a ground:
 * the default colour stands in for it. Looked at now, and once the page's style sheets have come, when the console is told.
 * @param host the element
 * @returns gives up waiting for them
 */
export function watchBrand(host: HTMLElement): () => void {
  const root = host.shadowRoot;
  if (!root) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(DEFAULT);
  const check = () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    const value = getComputedStyle(host).getPropertyValue("--gds-brand").trim();
    if (value && CSS.supports("color", value)) return;
    root.adoptedStyleSheets.push(sheet);
    if (document.readyState === "complete")
      console.warn(`<${host.localName}>: --gds-brand is no colour ("${value}"), so the default one is shown.`);
  };
  check();
  addEventListener("load", check, { once: true });
  return () => removeEventListener("load", check);
}
