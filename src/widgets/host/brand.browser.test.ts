import { afterEach, expect, it, vi } from "vitest";
import { create, probeTag, settled } from "./test-support";

let style: HTMLStyleElement;
afterEach(() => {
  style.remove();
  vi.restoreAllMocks();
});

/** The ground of a button in the brand's colour, on a page with that rule. */
async function ground(brand: string | null, cured = false) {
  const tag = probeTag();
  style = document.createElement("style");
  if (brand !== null) style.textContent = `${tag} { --gds-brand: ${brand} }`;
  document.head.append(style);
  const element = create(tag);
  document.body.append(element);
  await settled();
  if (cured) await expect.poll(() => vi.mocked(console.warn).mock.calls).toHaveLength(1);
  const button = element.shadowRoot!.querySelector("button")!;
  button.style.background = "var(--gds-accent)";
  const { backgroundColor } = getComputedStyle(button);
  element.remove();
  await settled();
  style.remove();
  return backgroundColor;
}

it("a brand that is no colour leaves the default, and the console says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const plain = await ground(null);
  expect(await ground("#1f6b3a")).not.toBe(plain);
  expect(warn).not.toHaveBeenCalled();
  for (const wrong of ["1f6b3a", "#1f6b3", '"#1f6b3a"', "verde", "var(--nope)"]) {
    expect(await ground(wrong, true), wrong).toBe(plain);
    warn.mockClear();
  }
});
