/**
 * Lists what a rename broke: `attr(…)` and custom properties in style rules without their attribute or value, and ids in attributes
 * without their element. It is self-contained, because journeys run it in the page.
 * @param host with an open shadow root
 */
export function unresolved(host: Element): string[] {
  const root = host.shadowRoot;
  if (!root) throw new Error(`no shadow root in ${host.localName}`);
  const found = new Set<string>();
  const references = [
    "for",
    "list",
    "popovertarget",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "aria-owns",
    "aria-activedescendant",
    "aria-errormessage",
    "aria-details",
  ];
  for (const name of references)
    for (const element of root.querySelectorAll(`[${name}]`)) {
      // what it opens doesn't exist yet
      if (name === "aria-controls" && element.getAttribute("aria-expanded") === "false") continue;
      for (const id of (element.getAttribute(name) ?? "").split(/\s+/).filter(Boolean))
        if (!root.getElementById(id)) found.add(`${name} of a ${element.localName}`);
    }
  const elementsOf = (selector: string) => {
    try {
      return [...root.querySelectorAll(selector.replaceAll(/::?(?:before|after|placeholder|marker|backdrop)\b/g, ""))];
    } catch {
      return []; // ":host", or a pseudo-element of another browser
    }
  };
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList);
      if (!(rule instanceof CSSStyleRule)) continue;
      const text = rule.style.cssText;
      const attributes = [...text.matchAll(/attr\(\s*([\w-]+)/g)].map(([, name = ""]) => name);
      const properties = [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = ""]) => name);
      if (attributes.length + properties.length === 0) continue;
      const elements = elementsOf(rule.selectorText);
      for (const name of attributes)
        if (elements.some((element) => !element.hasAttribute(name))) found.add(`attr(${name}) in ${rule.selectorText}`);
      const [first] = elements;
      const style = first && getComputedStyle(first, /::(?:before|after)$/.exec(rule.selectorText)?.[0]);
      for (const name of properties)
        if (style?.getPropertyValue(name) === "" && rule.style.getPropertyValue(name) === "")
          found.add(`var(${name}) in ${rule.selectorText}`);
    }
  };
  for (const sheet of root.adoptedStyleSheets) visit(sheet.cssRules);
  return [...found];
}
