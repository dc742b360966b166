import type { Page } from "@playwright/test";
import axeCore, { type AxeResults, type ContextObject } from "axe-core";
import { still } from "./settled";

const CONTRAST = "color-contrast";

/** Which rules axe applies. The one for colours takes most of an audit's time. */
const RULES = {
  all: {},
  colours: { runOnly: { type: "rule" as const, values: [CONTRAST] } },
  "all and names": { rules: { "label-content-name-mismatch": { enabled: true } } },
  "all but colours": { rules: { [CONTRAST]: { enabled: false } } },
};

export type Rules = keyof typeof RULES;

/**
 * What axe finds, as one reads it in a failed test. It runs in the page itself: by Playwright's own binding each run opens
 * a page more to put frames together, which costs six times as much, and no page here has frames. What fades in has less
 * contrast until it is there: it waits for movements.
 * @param context where it looks, as axe takes it; null for everywhere
 */
export async function audit(page: Page, context: ContextObject | null, rules: Rules = "all"): Promise<string[]> {
  const given: { context: object | null; options: object } = {
    context,
    options: { resultTypes: ["violations"], ...RULES[rules] },
  };
  await still(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async ({ context, options }) => {
    const { axe } = window as unknown as { axe: { run(...given: unknown[]): Promise<AxeResults> } };
    return (await axe.run(context ?? document, options)).violations.map(({ id, nodes }) => ({
      id,
      html: nodes.map((node) => node.html),
    }));
  }, given);
  return violations.flatMap(({ id, html }) => html.map((tag) => `${id}: ${tag}`));
}
