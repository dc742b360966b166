import type { Page } from "@playwright/test";
import axeCore, { type AxeResults, type ContextObject } from "axe-core";
import { still } from "./settled";

const CONTRAST = "color-contrast";

/** Which rules axe applies. */
const RULES = {
  all: {},
  colours: { runOnly: { type: "rule" as const, values: [CONTRAST] } },
  "names, no colours": { rules: { "label-content-name-mismatch": { enabled: true }, [CONTRAST]: { enabled: false } } },
  "all but colours": { rules: { [CONTRAST]: { enabled: false } } },
};

export type Rules = keyof typeof RULES;

type Evaluate = (this: unknown, node: Element, ...rest: unknown[]) => boolean | undefined;
interface AxeInPage {
  run(...given: unknown[]): Promise<AxeResults>;
  commons: { dom: { isVisibleOnScreen(node: Element): boolean } };
  _audit: { checks: Record<string, { evaluate: Evaluate }> };
}

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
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axeCore.source);
    await page.evaluate(checkColoursOnce, CONTRAST);
  }
  const violations = await page.evaluate(async ({ context, options }) => {
    const { axe } = window as unknown as { axe: AxeInPage };
    return (await axe.run(context ?? document, options)).violations.map(({ id, nodes }) => ({
      id,
      html: nodes.map((node) => node.html),
    }));
  }, given);
  return violations.flatMap(({ id, html }) => html.map((tag) => `${id}: ${tag}`));
}

/**
 * The check of contrast takes three quarters of axe's time, and a list repeats the same few colours in every row. So each
 * combination of text style and backgrounds is checked until one element passes, and then no more on this page.
 */
function checkColoursOnce(contrast: string): void {
  const { axe } = window as unknown as { axe: AxeInPage };
  const check = axe._audit.checks[contrast];
  if (!check) throw new Error(`axe has no check ${contrast}`);
  const { evaluate } = check;
  const passed = new Set<string>();

  /** The background of an element and of all that it lies in, through shadow roots and slots. */
  const backgrounds = (node: Element): string => {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(node);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    const root = node.getRootNode();
    const parent = node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    return parent ? `${own} ${backgrounds(parent)}` : own;
  };
  const looks = (node: Element): string => {
    const { color, fontSize, fontWeight, textShadow, webkitTextStroke } = getComputedStyle(node);
    return [color, fontSize, fontWeight, textShadow, webkitTextStroke, backgrounds(node)].join();
  };
  check.evaluate = function (node, ...rest) {
    const key = looks(node);
    if (passed.has(key)) return true;
    const result = evaluate.call(this, node, ...rest);
    // axe lets pass what isn't to be seen, whatever its colours
    if (result === true && axe.commons.dom.isVisibleOnScreen(node)) passed.add(key);
    return result;
  };
}
