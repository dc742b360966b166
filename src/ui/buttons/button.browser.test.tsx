import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "./button";
import { stage, type Rendered } from "../test-support";

let scene: Rendered;
afterEach(() => scene.remove());

it("a button that becomes disabled by a press keeps the focus until the blur, and does nothing meanwhile", async () => {
  const save = vi.fn();
  function Form() {
    const [changed, setChanged] = useState(true);
    const press = () => {
      save();
      setChanged(false);
    };
    return (
      <>
        <Button disabled={!changed} onClick={press}>
          Salva
        </Button>
        <Button>Altro</Button>
      </>
    );
  }
  scene = await stage(<Form />);
  const button = () => scene.getByRole("button", { name: "Salva", exact: true }).element() as HTMLButtonElement;
  button().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => button().getAttribute("aria-disabled")).toBe("true");
  expect(scene.focused()).toBe(button());
  await userEvent.keyboard("{Enter}");
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await expect.poll(() => scene.focused()?.textContent).toBe("Altro");
  await expect.poll(() => button().disabled).toBe(true);
});
