import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { stage, type Rendered } from "../../../ui/test-support";
import { NewPasswordField } from "./new-password-field";

let shown: Rendered;
afterEach(() => shown.remove());

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

const input = () => shown.find("input") as HTMLInputElement;
/** The word that is announced: what the control is described by, without the help. */
const word = () => shown.shadow.querySelector("[aria-live=polite][id]")?.textContent;
const described = () =>
  (input().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => shown.shadow.getElementById(id)?.textContent)
    .join(" ");

it("says nothing before something is typed, then how hard it is to guess", async () => {
  shown = await stage(<Form />);
  expect(word()).toBe("");
  await userEvent.type(input(), "corta");
  await expect.poll(word).toBe("Robustezza: troppo corta");
  await userEvent.type(input(), " ma non troppo, via");
  await expect.poll(word).toBe("Robustezza: ottima");
  expect(described()).toContain("Almeno 8 caratteri");
  expect(described()).toContain("Robustezza: ottima");
});

it("knows what others know of the person", async () => {
  shown = await stage(<Form />);
  await userEvent.fill(input(), "zoedamico");
  await expect.poll(word).toBe("Robustezza: debole");
});

it("is for password managers, can be pasted into, and shown", async () => {
  shown = await stage(<Form />);
  expect(input()).toMatchObject({ type: "password", autocomplete: "new-password", spellcheck: false });
  const paste = new ClipboardEvent("paste", { cancelable: true, bubbles: true, composed: true });
  expect(input().dispatchEvent(paste)).toBe(true);
  shown.find("button", "Mostra la password").click();
  await expect.poll(() => input().type).toBe("text");
});
