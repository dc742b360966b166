import { useState, type FormEvent } from "react";
import { userEvent } from "vitest/browser";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { Field } from "../../ui/field/field";
import type { NearDays } from "../../domain/dates/near-day";
import { stage, type Rendered } from "../../ui/test-support";
import { DateInput } from "./date-input";
import { dayMessage } from "./typed-day";

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

/** A field in a form that counts its submissions, on Thursday 26 November 2026. */
function NearDay({ days }: { days?: NearDays }) {
  const [value, setValue] = useState("");
  const [submissions, setSubmissions] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmissions(submissions + 1);
  };
  return (
    <form onSubmit={submit}>
      <Field label="Data" error={dayMessage(value, value && "Scrivi un giorno.")}>
        <DateInput days={days} value={value} onValueChange={setValue} />
      </Field>
      <output>{`${value} ${submissions}`}</output>
    </form>
  );
}
const onThursday = () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
};

const input = () => scene.find("input") as HTMLInputElement;
const held = () => scene.find("output").textContent;

it("slashes are inserted while eight digits are typed, and the value is the ISO day", async () => {
  scene = await stage(<Birthday />);
  await userEvent.type(input(), "14031980");
  expect(input().value).toBe("14/03/1980");
  expect(held()).toBe("1980-03-14");
});

it("a digit before a slash is padded, and an invalid day stays as typed", async () => {
  scene = await stage(<Birthday />);
  await userEvent.type(input(), "3/2/1980");
  expect(held()).toBe("1980-02-03");
  await userEvent.clear(input());
  await userEvent.type(input(), "30021980");
  expect(input().value).toBe("30/02/1980");
  expect(held()).toBe("30/02/1980");
});

it("replacing a digit in the middle keeps the caret", async () => {
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

it("a missing digit is padded on blur", async () => {
  scene = await stage(<Birthday initial="1980-03-14" />);
  input().focus();
  input().setSelectionRange(4, 4);
  await userEvent.keyboard("{Backspace}");
  expect(held()).toBe("14/3/1980");
  await userEvent.tab();
  expect(held()).toBe("1980-03-14");
});

it("a day with a month's name is understood while it is typed", async () => {
  scene = await stage(<Birthday />);
  await userEvent.type(input(), "4 ottobre 1987");
  expect(input().value).toBe("04/10/1987");
  await userEvent.tab();
  expect(held()).toBe("1987-10-04");
});

it("a weekday becomes the latest or the next one, as the field says", async () => {
  onThursday();
  scene = await stage(<NearDay days="latest" />);
  await userEvent.type(input(), "sabato");
  await userEvent.tab();
  expect(input().value).toBe("21/11/2026");
  await scene.render(<NearDay days="next" />);
  await userEvent.clear(input());
  await userEvent.type(input(), "sabato");
  await userEvent.tab();
  expect(input().value).toBe("28/11/2026");
});

it("the first Enter completes the day, and the next one submits the form", async () => {
  onThursday();
  scene = await stage(<NearDay days="latest" />);
  await userEvent.type(input(), "ieri{Enter}");
  expect(input().value).toBe("25/11/2026");
  expect(held()).toBe("2026-11-25 0");
  await userEvent.keyboard("{Enter}");
  expect(held()).toBe("2026-11-25 1");
});

it("a day without its year, or no day, stays in a field that needs the year, with a message", async () => {
  onThursday();
  scene = await stage(<NearDay />);
  for (const [typed, shown, message] of [
    ["12 nov", "12/nov", "Aggiungi l’anno: 12/11/2026"],
    ["sabbato", "sabbato", "Scrivi un giorno."],
  ] as const) {
    await userEvent.clear(input());
    await userEvent.type(input(), typed);
    await userEvent.tab();
    expect(input().value).toBe(shown);
    expect(scene.text()).toContain(message);
  }
});
