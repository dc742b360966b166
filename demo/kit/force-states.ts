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
 * Lets the page show the states hover, pressed and focus: copies the rules for these states to rules for classes (`is-hover`,
 * `is-active`, `is-focus`), again whenever run-time twind has added rules.
 */
export function forceStates(): void {
  const copies = new CSSStyleSheet();
  const ring = ".is-focus{outline:2px solid var(--gds-focus);outline-offset:2px}";
  let ruleCount = -1;
  const refresh = () => {
    for (const host of document.querySelectorAll("[theme]")) {
      const root = host.shadowRoot;
      if (!root) continue;
      const sheets = root.adoptedStyleSheets.filter((sheet) => sheet !== copies);
      const rules = sheets.flatMap((sheet) => [...sheet.cssRules]);
      if (!root.adoptedStyleSheets.includes(copies)) root.adoptedStyleSheets = [...sheets, copies];
      if (rules.length === ruleCount) continue;
      ruleCount = rules.length;
      copies.replaceSync([ring, ...rules.map(forced)].join("\n"));
    }
  };
  setInterval(refresh, 300);
}
