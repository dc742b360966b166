import { afterEach, beforeEach, expect, it } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { Button } from "../button";
import { stage } from "../test-support";
import type { Rendered } from "../test-support";
import { Menu } from "./menu";

let scene: Rendered;
const blockMenus = (urls: string[]) => cdp().send("Network.setBlockedURLs", { urls });

beforeEach(() => cdp().send("Network.enable"));
afterEach(async () => {
  await blockMenus([]);
  await scene.remove();
});

it("a menu whose code doesn't arrive says so, leaves the screen as it is, and opens at the next press", async () => {
  await blockMenus(["*menu-popup*"]);
  scene = await stage(
    <Menu trigger={(props) => <Button {...props}>Azioni</Button>} entries={[{ kind: "item", label: "Modifica" }]} />,
  );
  const button = () => scene.find("button", "Azioni");
  await userEvent.click(button());
  await expect
    .poll(() => scene.shadow.querySelector("[data-sonner-toast]")?.textContent, { timeout: 10_000 })
    .toContain("Non riusciamo ad aprire il menu");
  expect(button().getAttribute("aria-expanded")).toBe("false");

  await blockMenus([]);
  await userEvent.click(button());
  await expect
    .poll(() => scene.shadow.querySelector('[role="menu"]')?.textContent, { timeout: 10_000 })
    .toBe("Modifica");
  expect(button().getAttribute("aria-expanded")).toBe("true");
}, 30_000);
