import type { Page } from "@playwright/test";
import { audit, type Rules } from "../../support/axe";

/** Where axe looks: an element of ours, or a part of its shadow root. */
type Scope = string | [element: string, part: string];

const OFFICE = "gds-backoffice";

/** The open dialogs if one of them is modal: the page behind it is inert, and was checked before. */
const whatIsInUse = async (page: Page): Promise<Scope> =>
  (await page.evaluate((tag) => document.querySelector(tag)?.shadowRoot?.querySelector("dialog:modal") != null, OFFICE))
    ? [OFFICE, "dialog[open]"]
    : OFFICE;

/**
 * Returns what axe finds, as texts for the message of a failed test.
 * @param scope default: the back office, or its dialogs while one is modal
 */
export async function violations(page: Page, scope?: Scope, rules?: Rules): Promise<string[]> {
  const where = scope ?? (await whatIsInUse(page));
  const context = typeof where === "string" ? where : { fromShadowDom: where };
  return audit(page, { include: [context] }, rules);
}
