import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { stage, type Rendered } from "../test-support";

let scene: Rendered;
afterEach(() => scene.remove());

function People() {
  const [names, setNames] = useState(["Ada", "Bice", "Carla"]);
  const [asks, setAsks] = useState(true);
  return (
    <>
      <h1 tabIndex={-1}>Persone</h1>
      {asks && (
        <form>
          <button type="button" onClick={() => setAsks(false)}>
            Chiudi
          </button>
        </form>
      )}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
              Togli {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

it("a row that goes leaves the focus to the one in its place, the last one to the one before", async () => {
  scene = await stage(<People />);
  await userEvent.click(scene.find("button", "Togli Bice"));
  await expect.poll(() => scene.focused()?.textContent).toBe("Togli Carla");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => scene.focused()?.textContent).toBe("Togli Ada");
});

it("a form that closes leaves it to the page's heading; who has gone elsewhere stays there", async () => {
  scene = await stage(<People />);
  await userEvent.click(scene.find("button", "Chiudi"));
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
