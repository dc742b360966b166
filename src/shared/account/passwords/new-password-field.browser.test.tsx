import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { stage, type Rendered } from "../../../ui/test-support";
import { NewPasswordField } from "./new-password-field";

let scene: Rendered;
afterEach(() => scene.remove());

function Form() {
  const [typed, setTyped] = useState("");
  return (
    <NewPasswordField
      label="Password"
      typed={typed}
      minimum={8}
      known={["zoe.damico@posta.example"]}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

const input = () => scene.find("input") as HTMLInputElement;
/** The strength, as screen readers announce it. */
const strengthText = () => scene.shadow.querySelector("[aria-live=polite][id]")?.textContent;
const described = () =>
  (input().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => scene.shadow.getElementById(id)?.textContent)
    .join(" ");

it("shows the strength while the user types", async () => {
  scene = await stage(<Form />);
  expect(strengthText()).toBe("");
  await userEvent.type(input(), "corta");
  await expect.poll(strengthText).toBe("Robustezza: troppo corta");
  await userEvent.type(input(), " ma non troppo, via");
  await expect.poll(strengthText).toBe("Robustezza: ottima");
  expect(described()).toContain("Almeno 8 caratteri");
  expect(described()).toContain("Robustezza: ottima");
});

it("a password with the person's name is weak", async () => {
  scene = await stage(<Form />);
  await userEvent.fill(input(), "zoedamico");
  await expect.poll(strengthText).toBe("Robustezza: debole");
});

it("works with password managers, allows pasting, and can show the password", async () => {
  scene = await stage(<Form />);
  expect(input()).toMatchObject({ type: "password", autocomplete: "new-password", spellcheck: false });
  const paste = new ClipboardEvent("paste", { cancelable: true, bubbles: true, composed: true });
  expect(input().dispatchEvent(paste)).toBe(true);
  scene.find("button", "Mostra la password").click();
  await expect.poll(() => input().type).toBe("text");
});
