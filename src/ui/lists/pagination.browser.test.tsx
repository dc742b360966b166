import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Pagination } from "./pagination";
import { stage } from "../test-support";
import type { Rendered } from "../test-support";

let scene: Rendered;
afterEach(() => scene.remove());

const show = async (pageIndex: number, total: number, width = 1000) => {
  const handlers = { onPageChange: vi.fn(), onPageSizeChange: vi.fn() };
  scene = await stage(
    <Pagination pageIndex={pageIndex} pageSize={10} total={total} pageSizes={[10, 20]} {...handlers} />,
    width,
  );
  return handlers;
};
const visible = () =>
  [...scene.shadow.querySelectorAll("nav button")]
    .filter((button) => (button as HTMLElement).offsetWidth > 0)
    .map((button) => button.getAttribute("aria-label"));

describe("pagination", () => {
  it("shows the range of rows and the total, in Italian numbers", async () => {
    await show(148, 1486);
    expect(scene.find("[aria-live]").textContent).toBe("1.481–1.486 di 1.486");
  });

  it("shows that there are no rows", async () => {
    await show(0, 0);
    expect(scene.find("[aria-live]").textContent).toBe("Nessuna riga");
    expect(scene.shadow.querySelectorAll("nav button:disabled").length).toBe(2);
  });

  it("marks the current page and opens others", async () => {
    const { onPageChange } = await show(0, 1486);
    expect(scene.find("[aria-current=page]").textContent).toBe("1");
    await scene.press("nav button", "Pagina 149");
    await expect.poll(() => onPageChange.mock.calls).toEqual([[148]]);
    await scene.press("nav button", "Pagina successiva");
    await expect.poll(() => onPageChange.mock.calls).toEqual([[148], [1]]);
  });

  it("disables the step before the first page and after the last", async () => {
    await show(0, 11);
    expect((scene.find("nav button", "Pagina precedente") as HTMLButtonElement).disabled).toBe(true);
    await scene.render(<Pagination pageIndex={1} pageSize={10} total={11} onPageChange={vi.fn()} />);
    expect((scene.find("nav button", "Pagina successiva") as HTMLButtonElement).disabled).toBe(true);
  });

  it("changes the number of rows", async () => {
    const { onPageSizeChange } = await show(0, 1486);
    await userEvent.selectOptions(scene.find("select"), "20");
    expect(onPageSizeChange).toHaveBeenCalledWith(20);
  });

  it("shows only the range and the two steps in a narrow container", async () => {
    await show(3, 1486, 360);
    expect(visible()).toEqual(["Pagina precedente", "Pagina successiva"]);
    // the hit area is larger than the button
    const { width, height } = getComputedStyle(scene.find("nav button", "Pagina successiva"), "::after");
    expect([width, height]).toEqual(["44px", "44px"]);
  });
});
