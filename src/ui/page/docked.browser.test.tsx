import { afterEach, expect, it } from "vitest";
import { Docked } from "./docked";
import { stage, until, type Rendered } from "../test-support";

let scene: Rendered;
afterEach(() => scene.remove());

const Panel = ({ name, height }: { name: string; height: number }) => (
  <Docked>
    <section aria-label={name} style={{ height, width: 300 }} />
  </Docked>
);
const box = (name: string) => {
  const panel = [...scene.shadow.querySelectorAll("section")].find(({ ariaLabel }) => ariaLabel === name);
  return panel?.getBoundingClientRect();
};

it("docked boxes are stacked within the window, and toasts are above them", async () => {
  scene = await stage(
    <>
      <Panel name="first" height={100} />
      <Panel name="second" height={60} />
    </>,
  );
  await until(() => box("second"));
  const [first, second] = [box("first")!, box("second")!];
  expect(first.bottom).toBeLessThanOrEqual(second.top);
  expect(second.bottom).toBeLessThanOrEqual(innerHeight);
  const area = scene.shadow.querySelector<HTMLElement>(".gds-root");
  const lift = () => parseFloat(area?.style.getPropertyValue("--gds-toast-lift") || "0");
  await expect.poll(lift).toBeGreaterThanOrEqual(second.bottom - first.top);
});

it("a press above the docked boxes reaches the page", async () => {
  scene = await stage(<Panel name="first" height={100} />);
  const { left, top, width } = await until(() => box("first")!);
  const at = (y: number) => scene.shadow.elementFromPoint(left + width / 2, y);
  expect(at(top + 10)?.ariaLabel).toBe("first");
  expect(at(top - 60)).not.toBeInstanceOf(HTMLDivElement);
});
