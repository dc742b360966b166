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
  it("says which rows of how many, with Italian figures", async () => {
    await show(148, 1486);
    expect(scene.find("[aria-live]").textContent).toBe("1.481–1.486 di 1.486");
  });

  it("says when there are none", async () => {
    await show(0, 0);
    expect(scene.find("[aria-live]").textContent).toBe("Nessuna riga");
    expect(scene.shadow.querySelectorAll("nav button:disabled").length).toBe(2);
  });

  it("marks the current page and leads to others", async () => {
    const { onPageChange } = await show(0, 1486);
    expect(scene.find("[aria-current=page]").textContent).toBe("1");
    await userEvent.click(scene.find("nav button", "Pagina 149"));
    await expect.poll(() => onPageChange.mock.calls).toEqual([[148]]); // the press shows first, the page is asked for then
    await userEvent.click(scene.find("nav button", "Pagina successiva"));
    await expect.poll(() => onPageChange.mock.calls).toEqual([[148], [1]]);
  });

  it("has no way before the first page and beyond the last", async () => {
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

  it("in a narrow container keeps the range and the two steps", async () => {
    await show(3, 1486, 360);
    expect(visible()).toEqual(["Pagina precedente", "Pagina successiva"]);
    // drawn smaller, with an area of 44 px over it that takes a finger's press
    const { width, height } = getComputedStyle(scene.find("nav button", "Pagina successiva"), "::after");
    expect([width, height]).toEqual(["44px", "44px"]);
  });
});
