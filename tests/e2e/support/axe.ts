import type { Page } from "@playwright/test";
import { audit } from "../../support/axe";

/** Where axe looks: an element of ours, or a part of its shadow root. */
type Scope = string | [element: string, part: string];

/** What axe finds, as one reads it in a failed test. No rule is off. @param only a rule that is tried alone */
export function violations(page: Page, scope: Scope = "gds-backoffice", only?: string): Promise<string[]> {
  const context = typeof scope === "string" ? scope : { fromShadowDom: scope };
  return audit(page, { include: [context] }, only ? { runOnly: { type: "rule", values: [only] } } : {});
}
