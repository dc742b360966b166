import { afterEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { ComponentType } from "react";
import { Button } from "../buttons/button";
import { stage, type Rendered, until } from "../test-support";
import { useLazyComponent } from "./use-lazy-component";

let scene: Rendered;
afterEach(() => scene.remove());

const importPart = vi.fn<() => Promise<ComponentType>>();

function Opener() {
  const { Component, load } = useLazyComponent(importPart);
  return (
    <>
      <Button onClick={() => void load("Non riusciamo ad aprirla.")}>Apri</Button>
      {Component && <Component />}
    </>
  );
}

it("a component whose code can't be loaded shows a toast, and opens at the next press", async () => {
  importPart.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(() => <p>La parte</p>);
  scene = await stage(<Opener />);
  const press = () => until(() => scene.find("button", "Apri")).then((found) => userEvent.click(found));
  await press();
  await expect.poll(scene.toasts).toEqual(["Non riusciamo ad aprirla."]);
  expect(scene.text()).not.toContain("La parte");

  await press();
  await expect.poll(scene.text).toContain("La parte");
  expect(importPart).toHaveBeenCalledTimes(2);
});
