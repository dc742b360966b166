/** `!important` within `:host` wins over the page's own rules, which set the wrong colour. */
const DEFAULT = ":host{--gds-brand:oklch(0.49 var(--gds-accent-c) var(--gds-accent-h))!important}";

/** Sets the default brand colour instead of a value that isn't a colour, and warns in the console. */
export function replaceBrand(host: HTMLElement, value: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(DEFAULT);
  host.shadowRoot?.adoptedStyleSheets.push(sheet);
  console.warn(`<${host.localName}>: --gds-brand non è un colore («${value}»). Vale quello predefinito.`);
}
