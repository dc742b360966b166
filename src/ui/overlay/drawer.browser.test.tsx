import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../buttons/button";
import { StickyBar } from "../page/sticky-bar";
import { stage } from "../test-support";
import type { Rendered } from "../test-support";
import { useToast } from "../toast/toast";
import { Dialog } from "./dialog";
import { Drawer } from "./drawer";

let scene: Rendered;

function Sample({ footer }: { footer: boolean }) {
  const toast = useToast();
  const remove = () =>
    toast.success("Notifica eliminata", { undo: { label: "Ripristina la notifica", onSelect: () => undefined } });
  return (
    <Drawer open onClose={() => undefined} title="Notifiche" footer={footer && <Button>Segna come lette</Button>}>
      <Button onClick={remove}>Elimina</Button>
    </Drawer>
  );
}

/** @returns the distance between the bottom of one element and the top of another, in px */
const gap = (above: Element, below: Element) =>
  below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
const toast = () => scene.find("[data-sonner-toast]");
const close = () => scene.find("dialog button", "Chiudi");
const removeOne = async () => {
  await scene.press("dialog button", "Elimina");
  await expect
    .poll(() => scene.shadow.querySelector("[data-sonner-toast]")?.textContent)
    .toContain("Ripristina la notifica");
  await Promise.all(
    toast()
      .getAnimations()
      .map(({ finished }) => finished),
  );
};

beforeAll(() => import("../toast/toaster-view"));
afterEach(async () => {
  await scene.remove();
  await page.viewport(414, 896);
});

describe("a toast while a drawer fills a phone", () => {
  it("is below the actions of the drawer", async () => {
    await page.viewport(360, 740);
    scene = await stage(<Sample footer />, 360);
    await removeOne();
    await expect.poll(() => gap(scene.find("dialog button", "Segna"), toast())).toBeGreaterThan(0);
  });

  it("is at the bottom if there are no actions, whatever bar the page has", async () => {
    await page.viewport(360, 740);
    scene = await stage(
      <>
        <Sample footer={false} />
        <StickyBar>
          <Button>Invia</Button>
        </StickyBar>
      </>,
      360,
    );
    await removeOne();
    await expect.poll(() => Math.round(innerHeight - toast().getBoundingClientRect().bottom)).toBe(16);
  });
});

it("a toast is beside a drawer if there is room", async () => {
  await page.viewport(1200, 740);
  scene = await stage(<Sample footer />, 1200);
  await removeOne();
  const panel = close().closest("[tabindex]");
  expect(toast().getBoundingClientRect().right).toBeLessThan(panel?.getBoundingClientRect().left ?? 0);
});

it.each([
  ["drawer", Drawer],
  ["dialog", Dialog],
] as const)("a title of 300 letters without a space wraps in a %s, beside the close button", async (_, Panel) => {
  await page.viewport(360, 740);
  scene = await stage(
    <Panel open onClose={() => undefined} title={"n".repeat(300)} description={"d".repeat(300)}>
      <p>Contenuto</p>
    </Panel>,
    360,
  );
  const panel = close().closest<HTMLElement>("[tabindex]");
  for (const part of scene.shadow.querySelectorAll<HTMLElement>("dialog h2, dialog p"))
    expect(part.getBoundingClientRect().right, part.textContent).toBeLessThanOrEqual(360);
  expect(close().getBoundingClientRect().right).toBeLessThanOrEqual(360);
  expect(close().getBoundingClientRect().width).toBeGreaterThanOrEqual(28);
  expect(panel?.scrollWidth).toBe(panel?.clientWidth);
});
