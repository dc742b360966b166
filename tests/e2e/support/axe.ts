import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Guards of Base UI: hidden, and focusable on purpose, to hand the focus on (docs/decisions/0013). */
const GUARDS = "[data-base-ui-focus-guard]";

/** Where axe looks: an element of ours, or a part of its shadow root. */
type Scope = string | [element: string, part: string];

/** What axe finds, as one reads it in a failed test. No rule is off. */
export async function violations(page: Page, scope: Scope = "gds-backoffice"): Promise<string[]> {
  const [element, part] = typeof scope === "string" ? [scope] : scope;
  const axe = new AxeBuilder({ page })
    .include(part ? [[element, part]] : element)
    .exclude([[element, GUARDS]])
    .options({ resultTypes: ["violations"] });
  return (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
