import { afterEach, beforeAll, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../buttons/button";
import { Dialog } from "../overlay/dialog";
import { Drawer } from "../overlay/drawer";
import { SidePanel } from "../overlay/side-panel";
import { stage, until, type Rendered } from "../test-support";
import { useToast } from "./toast";

let scene: Rendered;
beforeAll(() => import("./toaster-view"));
afterEach(() => scene.remove());

const footer = (
  <>
    <Button>Annulla</Button>
    <Button kind="primary">Elimina</Button>
  </>
);
const common = { open: true, onClose: () => undefined, title: "Elimina la donazione", footer };
const lines = (count: number) => Array.from({ length: count }, (_, at) => <p key={at}>Riga {at}</p>);
const PANELS = {
  "a short dialog": <Dialog {...common}>{lines(2)}</Dialog>,
  "a dialog as high as the window": <Dialog {...common}>{lines(60)}</Dialog>,
  "a large dialog": (
    <Dialog {...common} full>
      {lines(3)}
    </Dialog>
  ),
  "a drawer": <Drawer {...common}>{lines(60)}</Drawer>,
  "a drawer at the left": (
    <Drawer {...common} side="start">
      {lines(3)}
    </Drawer>
  ),
  "a panel beside the page": <SidePanel {...common}>{lines(3)}</SidePanel>,
};
function Sample({ panel }: { panel: keyof typeof PANELS | null }) {
  const toast = useToast();
  const undo = { label: "Ripristina la donazione", onSelect: () => undefined };
  return (
    <>
      <Button onClick={() => toast.success("Donazione eliminata: Bianchi Elisa", { undo })}>Avvisa</Button>
      {panel && PANELS[panel]}
    </>
  );
}

async function open(panel: keyof typeof PANELS | null, [width, height]: readonly [number, number]) {
  const before = [innerWidth, innerHeight] as const;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(...before));
  scene = await stage(<Sample panel={panel} />, width);
}
/** Not userEvent, because the button may be inert. */
const notify = () => scene.find("button", "Avvisa").click();
const toasts = () => [...scene.shadow.querySelectorAll<HTMLElement>("[data-sonner-toast][data-removed=false]")];
const panelBox = () => scene.find("h2").closest("[tabindex]")!.getBoundingClientRect();
/** Waits until all animations are finished. */
async function settle(count: number) {
  await until(() => toasts().length === count && toasts().every(({ dataset }) => dataset.mounted === "true"));
  await until(() => scene.shadow.getAnimations().every(({ playState }) => playState !== "running"));
}
const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
function expectClear() {
  const panel = panelBox();
  for (const toast of toasts()) {
    const box = toast.getBoundingClientRect();
    expect(overlap(box, panel), JSON.stringify({ box, panel })).toBe(false);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(innerWidth);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(innerHeight);
  }
}
type Case = [panel: keyof typeof PANELS, width: number, height: number];
const names = Object.keys(PANELS) as (keyof typeof PANELS)[];

it.each<Case>([...names.map((panel): Case => [panel, 1200, 800]), ["a drawer", 700, 800]])(
  "toasts that appear beside %s in a window of %i x %i are outside its box",
  async (panel, ...size) => {
    await open(panel, size);
    notify();
    await settle(1);
    expectClear();
    notify();
    await settle(2);
    expectClear();
  },
);

it.each<Case>([...names.map((panel): Case => [panel, 360, 640]), ["a panel beside the page", 900, 700]])(
  "%s in a window of %i x %i doesn't overlap a toast that was shown before",
  async (panel, ...size) => {
    await open(null, size);
    notify();
    await settle(1);
    await scene.render(<Sample panel={panel} />);
    await until(() => scene.find("h2"));
    await settle(1);
    await expect.poll(() => toasts().some((toast) => overlap(toast.getBoundingClientRect(), panelBox()))).toBe(false);
    expectClear();
  },
);

it("the buttons of a dialog don't move when a toast appears", async () => {
  await open("a dialog as high as the window", [360, 640]);
  await settle(0);
  const foot = () => scene.find("dialog button", "Annulla").getBoundingClientRect().top;
  const before = foot();
  notify();
  await settle(1);
  expect(foot()).toBe(before);
});

it.each([1200, 360])("toasts are in the middle of the bottom of a window of %i px", async (width) => {
  await open(null, [width, 700]);
  notify();
  await settle(1);
  const { left, right, bottom } = toasts()[0]!.getBoundingClientRect();
  expect(Math.abs((left + right) / 2 - innerWidth / 2)).toBeLessThan(1);
  expect(innerHeight - bottom).toBeLessThanOrEqual(24);
});
