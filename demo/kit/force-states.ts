const STATES: readonly (readonly [RegExp, string])[] = [
  [/:hover/g, ".is-hover"],
  [/:active/g, ".is-active"],
  [/:focus-visible/g, ".is-focus"],
];

const forced = (rule: CSSRule): string =>
  STATES.filter(([state]) => rule.cssText.search(state) >= 0 && !/:where\(|group/.test(rule.cssText))
    .map(([state, name]) => rule.cssText.replace(state, name))
    .join("\n");

/**
 * Lets the page show hover, pressed and focus standing still: every rule for such a state gets a twin for a class
 * (`is-hover`, `is-active`, `is-focus`). The twins are made anew when run-time twind has written more rules.
 */
export function forceStates(): void {
  const twins = new CSSStyleSheet();
  const ring = ".is-focus{outline:2px solid var(--gds-focus);outline-offset:2px}";
  let known = -1;
  const refresh = () => {
    for (const host of document.querySelectorAll("[theme]")) {
      const root = host.shadowRoot;
      if (!root) continue;
      const sheets = root.adoptedStyleSheets.filter((sheet) => sheet !== twins);
      const rules = sheets.flatMap((sheet) => [...sheet.cssRules]);
      if (!root.adoptedStyleSheets.includes(twins)) root.adoptedStyleSheets = [...sheets, twins];
      if (rules.length === known) continue;
      known = rules.length;
      twins.replaceSync([ring, ...rules.map(forced)].join("\n"));
    }
  };
  setInterval(refresh, 300);
}
