/** `!important` within `:host` wins over the page's own rules, which is where the wrong colour stands. */
const DEFAULT = ":host{--gds-brand:oklch(0.49 var(--gds-accent-c) var(--gds-accent-h))!important}";

/** Shows the default brand colour in place of one that is none, and tells the console. */
export default function standIn(host: HTMLElement, value: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(DEFAULT);
  host.shadowRoot?.adoptedStyleSheets.push(sheet);
  console.warn(`<${host.localName}>: --gds-brand is no colour ("${value}"), so the default one is shown.`);
}
