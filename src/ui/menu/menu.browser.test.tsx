import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../buttons/button";
import { stage, until } from "../test-support";
import type { Rendered } from "../test-support";
import { Menu } from "./menu";
import type { MenuEntry } from "./menu-entry";

let scene: Rendered;
const chosen = vi.fn();
const entries: MenuEntry[] = [
  { kind: "label", label: "Azioni" },
  { kind: "item", label: "Modifica", onSelect: () => chosen("Modifica") },
  { kind: "item", label: "Duplica", onSelect: () => chosen("Duplica") },
  { kind: "separator", key: "danger" },
  { kind: "item", label: "Elimina", danger: true, onSelect: () => chosen("Elimina") },
];

const button = () => scene.find("button", "Azioni");
const menu = () => scene.getByRole("menu").query();
const highlighted = () => scene.shadow.querySelector("[role=menuitem]:focus")?.textContent;
const open = async () => {
  button().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => highlighted()).toBe("Modifica");
};

beforeEach(async () => {
  chosen.mockClear();
  scene = await stage(<Menu trigger={(props) => <Button {...props}>Azioni</Button>} entries={entries} />);
});
afterEach(() => scene.remove());

describe("a menu in a shadow root", () => {
  it("opens by a press, in the overlay container of its root, with aria-expanded, and closes by a second press", async () => {
    expect(button().getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(button());
    await expect.poll(() => menu()).not.toBeNull();
    expect(menu()?.closest("[popover]")?.matches(":popover-open")).toBe(true);
    expect(button().getAttribute("aria-expanded")).toBe("true");
    expect(menu()?.getAttribute("aria-labelledby")).toBe(button().id);
    await userEvent.click(button());
    await expect.poll(() => menu()).toBeNull();
    expect(button().getAttribute("aria-expanded")).toBe("false");
  });

  it("moves the focus with the arrow keys, from the end to the start, and by first letters", async () => {
    await open();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => highlighted()).toBe("Duplica");
    await userEvent.keyboard("{End}");
    await expect.poll(() => highlighted()).toBe("Elimina");
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => highlighted()).toBe("Modifica");
    await userEvent.keyboard("el");
    await expect.poll(() => highlighted()).toBe("Elimina");
  });

  it("focuses the last entry after ArrowUp, the first after Enter, and none after a press", async () => {
    button().focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(() => highlighted()).toBe("Elimina");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => menu()).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => highlighted()).toBe("Modifica");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => menu()).toBeNull();
    await userEvent.click(button());
    await expect.poll(() => menu()).not.toBeNull();
    expect(highlighted()).toBeUndefined();
  });

  it("chooses with Enter, closes, and returns the focus to its button", async () => {
    await open();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => chosen.mock.calls).toEqual([["Duplica"]]);
    await expect.poll(() => menu()).toBeNull();
    await expect.poll(() => scene.focused()).toBe(button());
  });

  it("doesn't take the focus back if the user has moved it during the fade", async () => {
    const input = scene.shadow.appendChild(document.createElement("input"));
    await open();
    scene.host.style.setProperty("--gds-fast", "9999s"); // the test ends the animation
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => chosen.mock.calls).toEqual([["Modifica"]]);
    await until(() => scene.shadow.getAnimations().length > 0);
    expect(menu()).not.toBeNull();
    input.focus();
    for (const animation of scene.shadow.getAnimations()) animation.finish();
    await expect.poll(() => menu()).toBeNull();
    expect(scene.focused()).toBe(input);
    input.remove();
    scene.host.style.removeProperty("--gds-fast");
  });

  it("leaves the focus where a clicked entry has put it, even if the pointer moves over the fading list", async () => {
    const input = scene.shadow.appendChild(document.createElement("input"));
    chosen.mockImplementationOnce(() => input.focus());
    await userEvent.click(button());
    await until(menu);
    scene.host.style.setProperty("--gds-fast", "9999s"); // the test ends the animation
    const line = scene.shadow.querySelector<HTMLElement>("[role=menuitem]");
    line?.click();
    await expect.poll(() => scene.focused()).toBe(input);
    for (const type of ["pointermove", "pointerout"])
      line?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerType: "mouse" }));
    for (const animation of scene.shadow.getAnimations()) animation.finish();
    await expect.poll(() => menu()).toBeNull();
    expect(scene.focused()).toBe(input);
    input.remove();
    scene.host.style.removeProperty("--gds-fast");
  });

  it("closes by Escape without choosing", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => menu()).toBeNull();
    expect(chosen).not.toHaveBeenCalled();
    await expect.poll(() => scene.focused()).toBe(button());
  });

  it("adds neither a style element nor an attribute to the host page", async () => {
    const before = [document.documentElement, document.body].map(
      (element) => (element.cloneNode() as Element).outerHTML,
    );
    const styles = document.querySelectorAll("style").length;
    await open();
    expect(scene.shadow.querySelector("style")).toBeNull();
    expect(document.querySelectorAll("style").length).toBe(styles);
    expect(
      [document.documentElement, document.body].map((element) => (element.cloneNode() as Element).outerHTML),
    ).toEqual(before);
  });
});
