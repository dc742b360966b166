import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { useState } from "react";
import { Users } from "lucide-react";
import { Button } from "../buttons/button";
import { MainMenu } from "../main-menu/main-menu";
import { Dialog } from "../overlay/dialog";
import { holdMethod, stage, until, type Rendered } from "../test-support";
import { uiTexts } from "../texts";
import { Menu, openedMenus } from "./menu";

/** Menus whose file comes late, or not at all. */

let scene: Rendered;
const FAILED = uiTexts.openFailed("il menu");
const PAGES = [{ label: "Donatori", description: "Anagrafe", href: "#/app/donors", current: false, icon: Users }];
const menu = () => scene.shadow.querySelector("[role=menu]");
const panel = () => scene.shadow.querySelector("ul[popover]");
const button = (name: string) => scene.find("button", name);
const isExpanded = (name: string) => button(name).getAttribute("aria-expanded") === "true";

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog title="Filtri" open={open} onClose={() => setOpen(false)}>
      <Menu
        trigger={(props) => <Button {...props}>Altro</Button>}
        entries={[{ kind: "item", label: "Modifica", onSelect: () => undefined }]}
      />
      <input aria-label="Cerca" />
    </Dialog>
  );
}

/** The requests of the menus' file fail. */
function failDownloads() {
  const spy = vi.spyOn(openedMenus, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  onTestFinished(() => spy.mockRestore());
  return spy;
}

afterEach(() => scene.remove());

describe("a menu whose file comes late", () => {
  let file: ReturnType<typeof holdMethod>;
  beforeEach(async () => {
    file = holdMethod(openedMenus, "load");
    scene = await stage(<Page />);
    await until(() => scene.shadow.querySelector("dialog[open]"));
  });
  /** Lets the file come, and waits until a menu has had the time to show it. */
  const arrive = async () => {
    file.release();
    await openedMenus.load();
    await new Promise((done) => setTimeout(done));
  };

  it("opens when the file has come", async () => {
    button("Altro").focus();
    await userEvent.keyboard("{Enter}");
    expect(isExpanded("Altro")).toBe(true);
    await arrive();
    await expect.poll(() => scene.focused()?.textContent).toBe("Modifica");
  });

  it("Esc gives it up, and doesn't close the dialog around it", async () => {
    button("Altro").focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Escape}");
    expect(isExpanded("Altro")).toBe(false);
    await arrive();
    expect(menu()).toBeNull();
    expect(scene.focused()).toBe(button("Altro"));
    expect(scene.dialog()).toContain("Filtri");
  });

  it.each([
    ["a press that focuses the button", () => userEvent.click(button("Altro"))],
    // a click without a pointer moves no focus, as in Safari
    ["a press in Safari, which doesn't focus buttons", async () => button("Altro").click()],
  ])("doesn't take the focus from a field where the user has gone on, after %s", async (_name, press) => {
    await press();
    await expect.poll(() => isExpanded("Altro")).toBe(true);
    const field = scene.find("input", "Cerca");
    await userEvent.click(field);
    await arrive();
    expect(menu()).toBeNull();
    expect(scene.focused()).toBe(field);
    expect(isExpanded("Altro")).toBe(false);
  });
});

it("a menu whose file can't be loaded says so, and opens at the next press", async () => {
  const load = failDownloads();
  scene = await stage(<Page />);
  await scene.press("button", "Altro");
  await expect.poll(scene.toasts).toEqual([FAILED]);
  expect(isExpanded("Altro")).toBe(false);

  load.mockRestore();
  await scene.press("button", "Altro");
  await expect.poll(menu).not.toBeNull();
});

describe("a group of the main menu", () => {
  const show = async () => {
    scene = await stage(<MainMenu label="Menu" items={[{ label: "Utenti", pages: PAGES }]} />);
  };

  it("opens by ArrowDown when its file has come, with the focus on its first link", async () => {
    const file = holdMethod(openedMenus, "load");
    await show();
    button("Utenti").focus();
    await userEvent.keyboard("{ArrowDown}");
    file.release();
    await expect.poll(() => scene.focused()?.textContent).toContain("Donatori");
  });

  it("Esc gives up a group whose file is late", async () => {
    const file = holdMethod(openedMenus, "load");
    await show();
    const onKey = vi.fn();
    scene.host.addEventListener("keydown", (event) => event.key === "Escape" && onKey(event.defaultPrevented));
    button("Utenti").focus();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("{Escape}");
    file.release();
    await openedMenus.load();
    await new Promise((done) => setTimeout(done));
    expect(panel()).toBeNull();
    expect(scene.focused()).toBe(button("Utenti"));
    expect(onKey.mock.calls).toEqual([[true]]);
  });

  it("whose file can't be loaded says so after a press or a key, but not under the pointer", async () => {
    const load = failDownloads();
    await show();
    await userEvent.hover(button("Utenti"));
    await expect.poll(() => load.mock.calls.length).toBeGreaterThan(1);
    await expect.poll(() => isExpanded("Utenti")).toBe(false);
    await new Promise((done) => setTimeout(done));
    expect(scene.toasts()).toEqual([]);
    await userEvent.click(button("Utenti"));
    await expect.poll(scene.toasts).toEqual([FAILED]);
    expect(isExpanded("Utenti")).toBe(false);
  });
});
