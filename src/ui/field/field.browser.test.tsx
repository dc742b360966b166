import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { stage } from "../test-support";
import type { Rendered } from "../test-support";
import { Checkbox } from "./choice";
import { Field } from "./field";
import { PasswordInput } from "./password-input";
import { SearchInput } from "./search-input";
import { TextInput } from "./text-input";

let scene: Rendered;
afterEach(() => scene.remove());

const input = () => scene.find("input") as HTMLInputElement;
const description = () =>
  (input().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter(Boolean)
    .map((id) => scene.shadow.getElementById(id)?.textContent);

function Search() {
  const [value, setValue] = useState("rota");
  return (
    <Field label="Cerca" hideLabel>
      <SearchInput value={value} onValueChange={setValue} />
    </Field>
  );
}

describe("a field", () => {
  it("connects its label and help with the control", async () => {
    scene = await stage(
      <Field label="Telefono" help="Solo per le urgenze." optional>
        <TextInput />
      </Field>,
    );
    expect(input().labels?.[0]?.textContent).toBe("Telefonofacoltativo");
    expect(description()).toEqual(["Solo per le urgenze."]);
    expect(input().getAttribute("aria-invalid")).toBeNull();
  });

  it("shows the error instead of the help, and marks the control as invalid", async () => {
    scene = await stage(
      <Field label="E-mail" help="Quella che leggi." error="Manca la parte finale, per esempio «.it».">
        <TextInput />
      </Field>,
    );
    expect(description()).toEqual(["Manca la parte finale, per esempio «.it»."]);
    expect(input().getAttribute("aria-invalid")).toBe("true");
    expect(scene.text()).not.toContain("Quella che leggi.");
  });

  it("shows the help beside a warning, which doesn't make the control invalid", async () => {
    scene = await stage(
      <Field label="Nascita" help="gg/mm/aaaa" warning="Il codice fiscale dice 14/03/1980.">
        <TextInput />
      </Field>,
    );
    expect(description()).toEqual(["Il codice fiscale dice 14/03/1980.", "gg/mm/aaaa"]);
    expect(input().getAttribute("aria-invalid")).toBeNull();
  });

  it("shows a password and hides it again", async () => {
    scene = await stage(
      <Field label="Password">
        <PasswordInput autoComplete="current-password" />
      </Field>,
    );
    expect(input().type).toBe("password");
    await userEvent.click(scene.getByRole("button", { name: "Mostra la password" }));
    expect(input().type).toBe("text");
    await userEvent.click(scene.getByRole("button", { name: "Nascondi la password" }));
    expect(input().type).toBe("password");
  });

  it("empties a search and keeps the focus in it", async () => {
    scene = await stage(<Search />);
    await userEvent.click(scene.getByRole("button", { name: "Svuota" }));
    expect(input().value).toBe("");
    await expect.poll(() => scene.focused()).toBe(input());
    expect(scene.shadow.querySelector("button")).toBeNull();
  });

  it("doesn't include the help of a checkbox in its name", async () => {
    scene = await stage(<Checkbox label="Accetto" help="Serve per iscriversi." />);
    expect(input().labels?.[0]?.textContent).toBe("Accetto");
    expect(description()).toEqual(["Serve per iscriversi."]);
  });

  it.each([
    ["a text", <TextInput key="text" />],
    ["a code", <TextInput key="code" mono />],
  ])(
    "has a text of 16px and a height of 44px in a narrow container, so that phones don't zoom: %s",
    async (_, control) => {
      scene = await stage(<Field label="Nome">{control}</Field>, 360);
      expect(getComputedStyle(input()).fontSize).toBe("16px");
      expect(input().offsetHeight).toBe(44);
    },
  );
});
