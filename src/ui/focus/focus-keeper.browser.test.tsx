import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { stage, type Rendered } from "../test-support";

let scene: Rendered;
afterEach(() => scene.remove());

function People() {
  const [names, setNames] = useState(["Ada", "Bice", "Carla"]);
  const [formOpen, setFormOpen] = useState(true);
  return (
    <>
      <h1 tabIndex={-1}>Persone</h1>
      {formOpen && (
        <form>
          <button type="button" onClick={() => setFormOpen(false)}>
            Chiudi
          </button>
        </form>
      )}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
              Togli {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

it("when a focused row is removed, the next row gets the focus; without a next row, the previous one", async () => {
  scene = await stage(<People />);
  await scene.press("button", "Togli Bice");
  await expect.poll(() => scene.focused()?.textContent).toBe("Togli Carla");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => scene.focused()?.textContent).toBe("Togli Ada");
});

it("when a focused form closes, the heading gets the focus, unless the user has moved the focus elsewhere", async () => {
  scene = await stage(<People />);
  await scene.press("button", "Chiudi");
  await expect.poll(() => scene.focused()?.textContent).toBe("Persone");
  await scene.render(<People key="again" />);
  const outside = document.createElement("input");
  document.body.append(outside);
  scene.find("button", "Chiudi").focus();
  scene.find("button", "Chiudi").click();
  outside.focus();
  await expect.poll(() => scene.shadow.querySelector("form")).toBeNull();
  expect(document.activeElement).toBe(outside);
  outside.remove();
});
