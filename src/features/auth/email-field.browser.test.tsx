import { useRef, useState } from "react";
import { userEvent } from "vitest/browser";
import { afterEach, expect, it } from "vitest";
import { stage, type Rendered } from "../../ui/test-support";
import { EmailField } from "./email-field";

let scene: Rendered;
afterEach(() => scene.remove());

function Form({ error }: { error?: string }) {
  const [email, setEmail] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const take = (suggested: string) => {
    setEmail(suggested);
    input.current?.focus();
  };
  return (
    <EmailField
      ref={input}
      label="E-mail"
      autoComplete="email"
      error={error}
      value={email}
      onChange={({ target }) => setEmail(target.value)}
      onTake={take}
    />
  );
}

const input = () => scene.find("input") as HTMLInputElement;
const suggestions = () => [...scene.shadow.querySelectorAll("button")].map(({ textContent }) => textContent);

it("suggests a correction on blur, and a press takes it over", async () => {
  scene = await stage(<Form />);
  await userEvent.type(input(), "ada@gmail.con");
  expect(suggestions()).toEqual([]);
  await userEvent.tab();
  expect(suggestions()).toEqual(["Intendevi ada@gmail.com?"]);
  expect(input().getAttribute("aria-invalid")).toBeNull();
  await scene.press("button");
  expect(input().value).toBe("ada@gmail.com");
  await expect.poll(() => scene.focused()).toBe(input());
  expect(suggestions()).toEqual([]);
});

it("a suggestion disappears while the user types; a correct address has none", async () => {
  scene = await stage(<Form />);
  await userEvent.type(input(), "ada@libero.ti");
  await userEvent.tab();
  expect(suggestions()).toHaveLength(1);
  await userEvent.fill(input(), "ada@libero.it");
  expect(suggestions()).toEqual([]);
  await userEvent.tab();
  expect(suggestions()).toEqual([]);
});

it("suggests the address inside a pasted text, beside the error", async () => {
  scene = await stage(<Form error="Non è un indirizzo" />);
  await userEvent.fill(input(), "Ada Rossi <ada@libero.it>");
  await userEvent.tab();
  expect(suggestions()).toEqual(["Intendevi ada@libero.it?"]);
  expect(scene.text()).toContain("Non è un indirizzo");
  await scene.press("button");
  expect(input().value).toBe("ada@libero.it");
});
