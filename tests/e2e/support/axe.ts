import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Not ours to mend: guards of Base UI (architecture §3, a known false positive), and that the demo's page, like many
 * hosts', has put the element inside a `<main>` of its own.
 */
const NOT_OURS = ["aria-hidden-focus", "landmark-main-is-top-level", "landmark-no-duplicate-main"];

/** What axe finds in the back office, as one reads it in a failed test. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).include("gds-backoffice").disableRules(NOT_OURS).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
