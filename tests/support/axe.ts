import type { Page } from "@playwright/test";
import axeCore, { type AxeResults, type ContextObject } from "axe-core";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { still } from "./settled";
import { serveFolder, type TestServer } from "./static-server";

const CONTRAST = "color-contrast";

/** Sets of axe's rules. */
const RULES = {
  all: {},
  colours: { runOnly: { type: "rule" as const, values: [CONTRAST] } },
  "names, no colours": { rules: { "label-content-name-mismatch": { enabled: true }, [CONTRAST]: { enabled: false } } },
  "all but colours": { rules: { [CONTRAST]: { enabled: false } } },
};

export type Rules = keyof typeof RULES;

type Evaluate = (this: unknown, node: Element, ...rest: unknown[]) => boolean | undefined;
interface AxeInPage {
  run(...args: unknown[]): Promise<AxeResults>;
  commons: { dom: { isVisibleOnScreen(node: Element): boolean } };
  _audit: { checks: Record<string, { evaluate: Evaluate }> };
}

const AXE_FOLDER = dirname(createRequire(import.meta.url).resolve("axe-core"));
let axeServer: Promise<TestServer> | undefined;

/** Loads axe by its address, because the browser then caches its compiled code: this takes a sixth of the CPU time. */
async function loadAxe(page: Page): Promise<void> {
  const { origin } = await (axeServer ??= serveFolder(AXE_FOLDER));
  const isLoaded = await page.evaluate(
    (address) =>
      import(address).then(
        () => "axe" in window,
        () => false,
      ),
    `${origin}/axe.min.js`,
  );
  // a page without a network or with a CSP loads nothing from there
  if (!isLoaded) await page.evaluate(axeCore.source);
}

/**
 * Runs axe and returns its violations as texts. It runs in the page, because Playwright's binding for axe is six times
 * slower. It waits for animations first: a fading element has less contrast.
 * @param context the part of the page in axe's form; null: the whole page
 */
export async function audit(page: Page, context: ContextObject | null, rules: Rules = "all"): Promise<string[]> {
  const args: { context: object | null; options: object } = {
    context,
    options: { resultTypes: ["violations"], ...RULES[rules] },
  };
  await still(page);
  if (!(await page.evaluate(() => "axe" in window))) {
    await loadAxe(page);
    await page.evaluate(checkColoursOnce, CONTRAST);
  }
  const violations = await page.evaluate(async ({ context, options }) => {
    const { axe } = window as unknown as { axe: AxeInPage };
    return (await axe.run(context ?? document, options)).violations.map(({ id, nodes }) => ({
      id,
      html: nodes.map((node) => node.html),
    }));
  }, args);
  return violations.flatMap(({ id, html }) => html.map((tag) => `${id}: ${tag}`));
}

/**
 * Makes axe check each combination of text style and backgrounds only until an element passes: the check of contrast
 * takes three quarters of axe's time, and the rows of a list repeat the same colours.
 */
function checkColoursOnce(contrast: string): void {
  const { axe } = window as unknown as { axe: AxeInPage };
  const check = axe._audit.checks[contrast];
  if (!check) throw new Error(`axe has no check ${contrast}`);
  const { evaluate } = check;
  const passed = new Set<string>();

  /** The backgrounds of an element and its ancestors, through shadow roots and slots. */
  const backgrounds = (node: Element): string => {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(node);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    const root = node.getRootNode();
    const parent = node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    return parent ? `${own} ${backgrounds(parent)}` : own;
  };
  const styleOf = (node: Element): string => {
    const { color, fontSize, fontWeight, textShadow, webkitTextStroke } = getComputedStyle(node);
    return [color, fontSize, fontWeight, textShadow, webkitTextStroke, backgrounds(node)].join();
  };
  check.evaluate = function (node, ...rest) {
    const key = styleOf(node);
    if (passed.has(key)) return true;
    const result = evaluate.call(this, node, ...rest);
    // invisible elements always pass
    if (result === true && axe.commons.dom.isVisibleOnScreen(node)) passed.add(key);
    return result;
  };
}
