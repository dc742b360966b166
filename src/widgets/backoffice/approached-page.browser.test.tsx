import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stage, type Rendered } from "../../ui/test-support";
import { pages } from "./pages";
import { useApproachedPage } from "./use-approached-page";

let scene: Rendered;
const load = vi.fn();

function Links({ host }: { host: HTMLElement }) {
  useApproachedPage(host, null);
  return (
    <>
      <button type="button">Prima</button>
      <a href="#/auth/login?next=x">Accedi</a>
      <a href="#/app/donors">Donatori</a>
    </>
  );
}

const link = (name: string) => [...scene.shadow.querySelectorAll("a")].find(({ innerText }) => innerText === name)!;

beforeEach(async () => {
  vi.spyOn(pages.login!, "load").mockImplementation(load);
  vi.spyOn(pages.donors!, "load").mockImplementation(load);
  scene = await stage(null);
  await scene.render(<Links host={scene.host} />);
});
afterEach(async () => {
  await scene.remove();
  vi.restoreAllMocks();
  load.mockClear();
  Reflect.deleteProperty(navigator, "connection");
});

it("the code of a page loads when the pointer comes to its link, not before", () => {
  const pointerOver = (target: Element) =>
    target.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, composed: true }));
  pointerOver(scene.find("button"));
  expect(load).not.toHaveBeenCalled();
  pointerOver(link("Accedi"));
  expect(load).toHaveBeenCalledOnce();
});

it("the code of a page loads when its link gets the focus", () => {
  link("Accedi").focus();
  expect(load).toHaveBeenCalled();
});

it("nothing loads for a page that the user may not enter", () => {
  link("Donatori").focus();
  expect(load).not.toHaveBeenCalled();
});

it("nothing loads for a user who saves data", () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  link("Accedi").focus();
  expect(load).not.toHaveBeenCalled();
});
