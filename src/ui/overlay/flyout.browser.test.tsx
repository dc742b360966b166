import { useRef, useState } from "react";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../buttons/button";
import { stage, type Rendered } from "../test-support";
import { Flyout } from "./flyout";

function Scene() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button>Prima</Button>
      <Button ref={anchor} onClick={() => setOpen(!open)}>
        Apri
      </Button>
      <Flyout open={open} anchor={anchor} onClose={() => setOpen(false)} title="Pannello">
        <Button>Dentro</Button>
      </Flyout>
    </>
  );
}

async function opened(): Promise<Rendered> {
  const scene = await stage(<Scene />);
  onTestFinished(() => scene.remove());
  scene.find("button", "Apri").click();
  await expect.poll(() => panel(scene)).not.toBeNull();
  return scene;
}
// in a narrower window it is a sheet from below
beforeAll(() => page.viewport(1000, 700));
afterAll(() => page.viewport(414, 896));

const panel = ({ shadow }: Rendered) => shadow.querySelector<HTMLElement>("[role=dialog]");
const press = (target: HTMLElement | null, key: string, init: KeyboardEventInit = {}) =>
  target?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...init }),
  );

it("a flyout is below its button, within the window, and has the focus", async () => {
  const scene = await opened();
  const { top, left, right, bottom } = panel(scene)?.getBoundingClientRect() ?? new DOMRect();
  expect(top).toBeGreaterThanOrEqual(scene.find("button", "Apri").getBoundingClientRect().bottom);
  expect(Math.min(left, innerWidth - right, innerHeight - bottom)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => scene.focused()).toBe(panel(scene));
});

it.each([
  ["Escape", {}],
  ["Tab", { shiftKey: true }],
])("%s %j closes a flyout and returns the focus to its button", async (key, init) => {
  const scene = await opened();
  press(panel(scene), key, init);
  await expect.poll(() => panel(scene)).toBeNull();
  await expect.poll(() => scene.focused()).toBe(scene.find("button", "Apri"));
});

it("Tab stays within a flyout until its end, and continues after its button", async () => {
  const scene = await opened();
  press(panel(scene), "Tab");
  expect(panel(scene)).not.toBeNull();
  press(scene.find("button", "Dentro"), "Tab");
  await expect.poll(() => panel(scene)).toBeNull();
  await expect.poll(() => scene.focused()).toBe(scene.find("button", "Apri"));
});

it("a press outside closes a flyout; a press inside or on its button doesn't", async () => {
  const scene = await opened();
  const point = (target: HTMLElement) =>
    target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
  point(scene.find("button", "Dentro"));
  point(scene.find("button", "Apri"));
  expect(panel(scene)).not.toBeNull();
  point(scene.find("button", "Prima"));
  await expect.poll(() => panel(scene)).toBeNull();
});
