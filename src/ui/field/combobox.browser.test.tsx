import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { stage, type Rendered } from "../test-support";
import { Combobox } from "./combobox";
import { Field } from "./field";

const TOWNS = ["Clusone", "Clusane", "Lecco"];
const onSubmit = vi.fn();

function Sample() {
  const [value, setValue] = useState("");
  const found = TOWNS.filter((town) => value !== "" && town !== value && town.startsWith(value));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <Field label="Comune">
        <Combobox
          value={value}
          onValueChange={setValue}
          suggestions={found.map((town) => ({ key: town, label: town }))}
          onChoose={setValue}
        />
      </Field>
    </form>
  );
}

let scene: Rendered;
beforeEach(async () => {
  onSubmit.mockClear();
  scene = await stage(<Sample />);
  scene.find("input").focus();
});
afterEach(() => scene.remove());
const value = () => (scene.find("input") as HTMLInputElement).value;

it("Enter chooses the first suggestion without sending the form; without suggestions it sends the typed text", async () => {
  await userEvent.keyboard("Clus{Enter}");
  expect(value()).toBe("Clusone");
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit.mock.calls).toEqual([["Clusone"]]);
});

it("the active suggestion is marked; arrows change it, Esc keeps the typed text", async () => {
  await userEvent.keyboard("Clus");
  const active = () => scene.getByRole("option", { selected: true }).query()?.textContent;
  expect(active()).toBe("Clusone");
  expect(scene.find("input").getAttribute("aria-activedescendant")).toBe(scene.find("[aria-selected=true]").id);
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toBe("Clusane");
  await userEvent.keyboard("{Escape}{Enter}");
  expect(onSubmit.mock.calls).toEqual([["Clus"]]);
});

it("the next field by Tab keeps the typed text", async () => {
  await userEvent.keyboard("Clus{Tab}");
  expect(value()).toBe("Clus");
});
