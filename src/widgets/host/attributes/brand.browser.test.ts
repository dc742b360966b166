import { useLayoutEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { defineWidget } from "../../element";
import { create, probeTag, settled } from "../test-support";

let style: HTMLStyleElement;
afterEach(() => {
  style.remove();
  vi.restoreAllMocks();
});

/** @returns the background of a button in the brand colour. @param isReplaced waits for the warning about a wrong value */
async function brandColour(brand: string | null, isReplaced = false) {
  const tag = probeTag();
  style = document.createElement("style");
  if (brand !== null) style.textContent = `${tag} { --gds-brand: ${brand} }`;
  document.head.append(style);
  const element = create(tag);
  document.body.append(element);
  await settled();
  if (isReplaced) await expect.poll(() => vi.mocked(console.warn).mock.calls).toHaveLength(1);
  const button = element.shadowRoot!.querySelector("button")!;
  button.style.background = "var(--gds-accent)";
  const { backgroundColor } = getComputedStyle(button);
  element.remove();
  await settled();
  style.remove();
  return backgroundColor;
}

it("a --gds-brand that isn't a colour is replaced by the default, with a warning in the console", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const plain = await brandColour(null);
  expect(await brandColour("#1f6b3a")).not.toBe(plain);
  expect(warn).not.toHaveBeenCalled();
  for (const wrong of ["1f6b3a", "#1f6b3", '"#1f6b3a"', "verde", "var(--nope)"]) {
    expect(await brandColour(wrong, true), wrong).toBe(plain);
    warn.mockClear();
  }
});

it("says nothing in the console about an element that is removed as soon as it is rendered", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  style = document.createElement("style");
  const loaded = import("./misconfigured");
  defineWidget("gds-brief", ({ host }) => {
    useLayoutEffect(() => host.remove(), [host]);
    return null;
  });
  const element = create("gds-brief");
  document.body.append(element);
  await expect.poll(() => element.isConnected).toBe(false);
  await loaded;
  await settled();
  expect(warn).not.toHaveBeenCalled();
});
