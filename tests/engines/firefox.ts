import { existsSync } from "node:fs";
import puppeteer, { type ElementHandle } from "puppeteer-core";
import type { EngineOutcome } from "./engine";

const PLACES = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** Firefox over WebDriver BiDi. */
export async function openFirefox(): Promise<EngineOutcome> {
  const executablePath = PLACES.find((path) => path && existsSync(path));
  if (!executablePath) return { skipped: "Firefox isn't installed (Debian: firefox-esr; or set FIREFOX_PATH)" };
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    name: `Firefox ${await browser.version()}`,
    open: (url) => page.goto(url),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    async element(expression) {
      const found = (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;
      return found && { click: () => found.click(), type: (text) => found.type(text) };
    },
    keys: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
