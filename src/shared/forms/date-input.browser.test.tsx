import { useState } from "react";
import { userEvent } from "vitest/browser";
import { afterEach, expect, it } from "vitest";
import { Field } from "../../ui/field/field";
import { stage, type Rendered } from "../../ui/test-support";
import { DateInput } from "./date-input";

let scene: Rendered;
afterEach(() => scene.remove());

function Birthday({ initial = "" }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Field label="Data di nascita" help="gg/mm/aaaa">
        <DateInput value={value} onValueChange={setValue} />
      </Field>
      <output>{value}</output>
    </>
  );
}

const input = () => scene.find("input") as HTMLInputElement;
const held = () => scene.find("output").textContent;

it("puts the slashes while eight digits are typed, and holds the ISO day", async () => {
  scene = await stage(<Birthday />);
  await userEvent.type(input(), "14031980");
  expect(input().value).toBe("14/03/1980");
  expect(held()).toBe("1980-03-14");
});

it("pads a day that ends with a slash, and keeps a day that doesn't exist as it was typed", async () => {
  scene = await stage(<Birthday />);
  await userEvent.type(input(), "3/2/1980");
  expect(held()).toBe("1980-02-03");
  await userEvent.clear(input());
  await userEvent.type(input(), "30021980");
  expect(input().value).toBe("30/02/1980");
  expect(held()).toBe("30/02/1980");
});

it("lets a digit in the middle be replaced, the caret staying where it is", async () => {
  scene = await stage(<Birthday initial="1980-03-14" />);
  input().focus();
  input().setSelectionRange(5, 5);
  await userEvent.keyboard("{Backspace}");
  expect(input().value).toBe("14/0/1980");
  await userEvent.keyboard("5");
  expect(input().value).toBe("14/05/1980");
  expect(input().selectionStart).toBe(5);
  expect(held()).toBe("1980-05-14");
});

it("pads what is left without a digit when the field is left", async () => {
  scene = await stage(<Birthday initial="1980-03-14" />);
  input().focus();
  input().setSelectionRange(4, 4);
  await userEvent.keyboard("{Backspace}");
  expect(held()).toBe("14/3/1980");
  await userEvent.tab();
  expect(held()).toBe("1980-03-14");
});

it.each([
  ["4.10.87", "04/10/87"],
  ["4 ottobre 1987", "04/10/1987"],
  ["4 ott 87", "04/ott 87"],
  ["19871004", "04/10/1987"],
  ["1987-10-04", "04/10/1987"],
  ["4/10/1987", "04/10/1987"],
  ["041087", "04/10/87"],
])("understands %s, typed one by one", async (typed, shown) => {
  scene = await stage(<Birthday />);
  await userEvent.type(input(), typed);
  expect(input().value).toBe(shown);
  await userEvent.tab();
  expect(input().value).toBe("04/10/1987");
  expect(held()).toBe("1987-10-04");
});
