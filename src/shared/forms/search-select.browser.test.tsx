import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { stage, type Rendered } from "../../ui/test-support";
import { Dialog } from "../../ui/overlay/dialog";
import { SearchSelect } from "./search-select";

const OPTIONS = [
  { heading: "Iscrizione", options: [{ value: "area", label: "Zona" }] },
  {
    heading: "Recapiti",
    options: [
      { value: "city", label: "Città" },
      { value: "mobile", label: "Cellulare" },
      { value: "officePhone", label: "Telefono ufficio" },
    ],
  },
];
const onClose = vi.fn();
const onNothing = vi.fn();

function Sample() {
  const [value, setValue] = useState("area");
  return (
    <Dialog open title="Filtri" onClose={onClose}>
      <SearchSelect aria-label="Campo" value={value} options={OPTIONS} onChange={setValue} onNothing={onNothing} />
      <button>dopo</button>
    </Dialog>
  );
}

let scene: Rendered;
beforeEach(async () => {
  onClose.mockClear();
  onNothing.mockClear();
  scene = await stage(<Sample />);
});
afterEach(() => scene.remove());
const field = () => scene.find("input") as HTMLInputElement;
const entries = () => [...scene.shadow.querySelectorAll<HTMLElement>("[role=listbox] li")].map((one) => one.innerText);
const marked = () => scene.shadow.querySelector<HTMLElement>("[aria-selected=true]")?.innerText;

it("a click opens all options under their headings, with the chosen one active", async () => {
  await userEvent.click(field());
  expect(entries()).toEqual(["Iscrizione", "Zona", "Recapiti", "Città", "Cellulare", "Telefono ufficio"]);
  expect(marked()).toBe("Zona");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(field().value).toBe("Cellulare");
  expect(entries()).toEqual([]);
});

it("options are found by parts of their name or heading, without accents, prefixes first", async () => {
  field().focus();
  await userEvent.keyboard("citta");
  await expect.poll(entries).toEqual(["Città\nRecapiti"]);
  await userEvent.fill(field(), "recapiti uff");
  await expect.poll(marked).toBe("Telefono ufficio\nRecapiti");
  await userEvent.fill(field(), "ce");
  await userEvent.keyboard("{Enter}");
  expect(field().value).toBe("Cellulare");
});

it("a text without matches is reported and replaced on blur; Esc closes the list, then the dialog", async () => {
  field().focus();
  await userEvent.keyboard("xyz");
  await expect.poll(() => onNothing.mock.lastCall).toEqual([true]);
  scene.find("button", "dopo").focus();
  await expect.poll(() => field().value).toBe("Zona");
  expect(onNothing.mock.lastCall).toEqual([false]);
  await userEvent.click(field());
  await userEvent.keyboard("{Escape}");
  expect(entries()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
