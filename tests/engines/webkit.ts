import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, globSync } from "./files";
import { Builder, Capabilities, type WebElement } from "selenium-webdriver";
import { freePort } from "../support/free-port";
import type { EngineOutcome } from "./engine";

const DRIVERS = ["/usr/bin/WebKitWebDriver"];
const BROWSERS = ["/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/libexec/webkit2gtk-4.1/MiniBrowser"];

/** Safari's engine: WebKitGTK through its WebDriver, on a screen in memory. */
export async function openWebKit(): Promise<EngineOutcome> {
  const driverPath = DRIVERS.find(existsSync);
  const binary = BROWSERS.flatMap(globSync).find(existsSync);
  if (!driverPath || !binary) return { skipped: "WebKitGTK isn't installed (Debian: webkit2gtk-driver)" };
  if (!existsSync("/usr/bin/Xvfb")) return { skipped: "WebKitGTK needs a screen (Debian: xvfb)" };

  const screen = `:${90 + (process.pid % 900)}`;
  const port = await freePort();
  const started: ChildProcess[] = [spawn("Xvfb", [screen, "-screen", "0", "1400x1000x24"], { stdio: "ignore" })];
  const env = {
    ...process.env,
    DISPLAY: screen,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
  };
  await new Promise((done) => setTimeout(done, 500));
  started.push(spawn(driverPath, [`--port=${port}`], { stdio: "ignore", env }));
  await new Promise((done) => setTimeout(done, 1_000));
  const stop = () => started.reverse().forEach((child) => child.kill());

  try {
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    });
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    const found = await driver.getCapabilities();
    await driver.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 });
    return {
      name: `WebKitGTK ${String(found.get("browserVersion"))}`,
      open: (url) => driver.get(url),
      evaluate: <T>(expression: string) => driver.executeScript<T>(`return (${expression})`),
      async element(expression) {
        const element = await driver.executeScript<WebElement | null>(`return (${expression})`);
        return element && { click: () => element.click(), type: (text) => element.sendKeys(text) };
      },
      keys: (text) => driver.actions().sendKeys(text).perform(),
      close: () => driver.quit().finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}
