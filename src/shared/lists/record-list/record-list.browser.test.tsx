import { Hand } from "lucide-react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { identity, record, text, type Read } from "../../../api/readers/read";
import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { renderPage } from "../../../widgets/test-support/render-page";
import { catchPrints } from "../../../widgets/test-support/catch-prints";
import { ExportDock } from "../exports/components/export-dock";
import type { BulkAction } from "../bulk/bulk-action";
import { fieldColumns } from "../field-columns";
import { wholeRows } from "../list-answer";
import type { ListSource } from "../query/list-source";
import { nameColumn } from "../name-column";
import { RecordList, useRecordList } from "./index";
import { pageLocation } from "../../navigation";
import { actionState } from "../../page-actions/on-page-action";
import { until } from "../../../ui/test-support";

/** A list with a fixed parameter: the users of one role. */
const source: ListSource = {
  kind: "donors",
  path: "/users",
  rows: "users",
  query: { role: "manager" },
  idField: "_id",
  defaultSort: "lastName",
  sortable: ["lastName", "area"],
};
const user = record({ _id: identity, firstName: text(""), lastName: text(""), area: text(null), status: text(null) });
type User = NonNullable<Read<typeof user>>;
const readerOf = wholeRows("users", user);
const column = fieldColumns<User>(DONOR_FIELDS);
const columns = [nameColumn<User>({ label: "Nome", donorOf: (row) => row }), column("area"), column("status")];
const ownTexts = { placeholder: "Cerca", emptyHint: "" };
const greet: BulkAction<User> = {
  label: "Saluta",
  icon: Hand,
  lead: "A ognuno arriva un saluto.",
  isAllowed: () => true,
  request: ({ _id, area }) => ({ path: `/users/${_id}/greet`, method: "POST", body: { area } }),
  undo: ({ _id }) => ({ path: `/users/${_id}/forget`, method: "POST" }),
  affected: () => ["/users"],
};
function Users() {
  return (
    <>
      <RecordList state={useRecordList({ source, columns, readerOf })} ownTexts={ownTexts} bulk={[greet]} />
      <ExportDock />
    </>
  );
}

/**
 * @param removedId the row that no longer matches after the action
 * @param maxRows rows of a response by ids
 */
async function users(removedId = "", maxRows = 100, width = 1200) {
  const asked: URL[] = [];
  const written: { path: string; body: unknown }[] = [];
  let all = Array.from({ length: 12 }, (_, at) => ({
    _id: `u${at}`,
    firstName: "Ada",
    lastName: `Rossi ${at}`,
    area: at % 2 ? "Lodi" : "Lecco",
    status: "active",
  }));
  const remove = (id: string) => void (all = all.filter(({ _id }) => _id !== id));
  const page = await renderPage("admin", "/app/managers", {
    part: <Users />,
    width,
    donors: 1,
    answer(request) {
      const url = new URL(request.url);
      const path = url.pathname.replace(/^.*\/v2/, "");
      if (path === "/users") asked.push(url);
      if (path === "/exports") return Response.json({ success: true }, { status: 201 });
      if (path === "/users") {
        const { searchParams } = url;
        const skip = Number(searchParams.get("skip"));
        const byIds = (JSON.parse(searchParams.get("filters") ?? "[]") as { value: string[] }[])[0]?.value;
        const found = byIds ? all.filter(({ _id }) => byIds.includes(_id)) : all;
        const rows = found.slice(skip, skip + Math.min(byIds ? maxRows : 100, Number(searchParams.get("limit"))));
        return Response.json({ success: true, users: rows, total: found.length });
      }
      if (!path.startsWith("/users/")) return undefined;
      if (path.includes("/u1/")) return Response.json({ success: false, error: "Non si può." }, { status: 422 });
      if (removedId && path.includes(`/${removedId}/`)) remove(removedId);
      const sent = request.text().then((body) => void written.push({ path, body: body && JSON.parse(body) }));
      return sent.then(() => Response.json({ success: true }));
    },
  });
  await until(() => page.shadow.querySelectorAll("tbody tr").length === 10);
  const press = async (selector: string, name: string) => userEvent.click(await until(() => page.find(selector, name)));
  const appears = (text: string) => expect.poll(page.text).toContain(text);
  return { page, asked, written, press, appears, remove };
}

it("the fixed parameters of a list are in the requests for pages, counts and exports", async () => {
  const { page, asked, press, appears } = await users();
  await press("button", "Viste");
  await appears("12 donatori");
  await userEvent.keyboard("{Escape}");
  await expect.poll(page.text).not.toContain("12 donatori");
  await press("button", "Esporta");
  await until(() => page.shadow.querySelector("dialog[open]"));
  await press("dialog[open] button", "Scarica");
  await expect.poll(() => asked.some(({ searchParams }) => searchParams.get("limit") === "1000")).toBe(true);
  expect(asked.map(({ searchParams }) => searchParams.get("role"))).toEqual(asked.map(() => "manager"));
});

it.each([1200, 360])(
  "at %i px a command opens one dialog, although the header's actions are rendered twice",
  async (width) => {
    const { page } = await users("", 100, width);
    const open = () => [...page.shadow.querySelectorAll("dialog[open]")].map((dialog) => dialog.checkVisibility());
    pageLocation.navigate("/app/managers", { state: actionState("export") });
    await expect.poll(open).toEqual([true]);
    await expect.poll(page.dialog).toContain("Scarica");
    await userEvent.keyboard("{Escape}");
    await expect.poll(open).toEqual([]);
  },
);

it("the header's export offers the selection first", async () => {
  const { page, press } = await users();
  for (const box of [...page.shadow.querySelectorAll<HTMLInputElement>("tbody input[type=checkbox]")].slice(0, 2))
    await userEvent.click(box);
  await press("header button", "Esporta");
  await expect.poll(page.dialog).toMatch(/Selezionati2.*Tutti12/);
  const chosen = page.shadow.querySelector("dialog input[type=radio]:checked");
  expect(chosen?.closest("label")?.textContent).toBe("Selezionati2");
});

it("after the browser has printed one of two pages, the list offers to print all rows", async () => {
  const { page, press } = await users();
  expect(page.text()).not.toContain("Stampa tutti");
  await expect
    .poll(() => {
      dispatchEvent(new Event("afterprint"));
      return page.text();
    })
    .toContain("La pagina stampata ha 10 righe di 12.");
  await press("button", "Stampa tutti i 12");
  await until(() => page.shadow.querySelector("dialog[open]"));
  const chosen = [...page.shadow.querySelectorAll("dialog input[type=radio]:checked")];
  expect(chosen.map((input) => input.closest("label")?.textContent)).toEqual([
    "Tutti12",
    expect.stringMatching(/^Stampa/),
  ]);
  expect(page.find("dialog[open] button", "Stampa")).toHaveProperty("disabled", false);
  await press("dialog[open] button", "Annulla");
  await expect.poll(page.dialog).toBeUndefined();
  await press("[role=status] button", "Chiudi");
  await expect.poll(page.text).not.toContain("Stampa tutti");
});

it("Ctrl+P with the focus in the element prints all rows of the list alone; without it, the browser prints the page", async () => {
  const printed = catchPrints();
  const { page, press } = await users();
  const key = (target: EventTarget) => {
    const event = new KeyboardEvent("keydown", {
      key: "p",
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(key(document.body)).toBe(false);
  const search = page.shadow.querySelector<HTMLElement>("search input")!;
  search.focus();
  expect(key(search)).toBe(true);
  await expect.poll(() => printed(page.shadow)).toHaveLength(1);
  const [print] = printed(page.shadow);
  expect(print?.querySelector("h1")?.textContent).toBe("Donatori");
  expect(print?.querySelectorAll("tbody tr")).toHaveLength(12);
  expect(print?.querySelector("p")?.textContent).toMatch(/^12 righe\. Filtro: Tutti i donatori\. Stampato .*, da /);
  await press("button", "Viste");
  await until(() => page.shadow.querySelector("dialog[open]"));
  expect(key(page.shadow.activeElement!)).toBe(false);
});

it("an action of the selection bar runs for each selected row, shows the outcomes, and can be undone", async () => {
  const { page, written, press, appears } = await users();
  const boxes = [...page.shadow.querySelectorAll<HTMLInputElement>("tbody input[type=checkbox]")];
  for (const box of boxes.slice(0, 2)) await userEvent.click(box);
  const bar = (await until(() => page.find("button", "Saluta"))).parentElement!;
  const buttons = [...bar.querySelectorAll("button")];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Saluta", "Esporta la selezione"]);
  for (const button of buttons) expect(button.querySelector("svg"), button.textContent).not.toBeNull();
  const own = [...page.shadow.querySelectorAll("button")].filter((one) => one.textContent === "Esporta");
  expect(own.some((one) => one.checkVisibility({ visibilityProperty: true }))).toBe(true);
  await press("button", "Saluta");
  await appears("Saluta: 2 donatori");
  await appears("Rossi 0 Ada e Rossi 1 Ada.");
  await press("dialog[open] button", "Saluta");
  await appears("1 donatore cambiato, 1 non cambiato");
  await appears("Rossi 1 Ada Non si può.");
  expect(written).toEqual([{ path: "/users/u0/greet", body: { area: "Lecco" } }]);
  await press("dialog[open] button", "Annulla tutto");
  await appears("Annullato: è tutto come prima.");
  expect(written.at(-1)?.path).toBe("/users/u0/forget");
  await press("dialog[open] button", "Chiudi");
  await expect.poll(page.text).not.toContain("selezionati");
  expect(page.shadow.querySelectorAll("tbody input:checked")).toHaveLength(0);
  await expect.poll(() => page.shadow.activeElement?.tagName).toBe("H1");
});

it("the outcomes stay visible if the row no longer matches and nothing else was selected", async () => {
  const { page, press, appears } = await users("u2");
  await userEvent.click(page.shadow.querySelectorAll("tbody input[type=checkbox]")[2]!);
  await press("button", "Saluta");
  await appears("Saluta: 1 donatore");
  await press("dialog[open] button", "Saluta");
  await appears("1 donatore cambiato");
  await expect.poll(() => page.shadow.querySelector("tbody")?.textContent).not.toContain("Rossi 2 Ada");
  expect(page.dialog()).toContain("1 donatore cambiato");
  await press("dialog[open] button", "Chiudi");
  await expect.poll(page.text).not.toContain("1 selezionato");
});

it.each(["this page", "the whole list"])(
  "an action that removes all rows of %s keeps its outcomes, and leaves no selection",
  async (which) => {
    const { page, press, appears, remove } = await users();
    const isWhole = which === "the whole list";
    if (isWhole) {
      for (const id of ["u10", "u11"]) remove(id);
      dispatchEvent(new Event("focus"));
      await appears("Donatori 10");
    }
    await userEvent.click(page.shadow.querySelector("thead input[type=checkbox]")!);
    await press("button", "Saluta");
    await appears("Saluta: 10 donatori");
    for (let at = 0; at < 10; at += 1) remove(`u${at}`);
    await press("dialog[open] button", "Saluta");
    await appears("9 donatori cambiati, 1 non cambiato");
    await expect.poll(page.text).not.toContain("selezionati");
    await press("dialog[open] button", "Chiudi");
    await expect.poll(page.dialog).toBeUndefined();
    await expect.poll(() => page.shadow.activeElement?.tagName).toBe("H1");
    if (isWhole) expect(page.shadow.querySelector("tbody tr")).toBeNull();
    else await expect.poll(() => page.shadow.querySelectorAll("tbody tr")).toHaveLength(2);
    expect(page.text()).not.toMatch(/selezionat|fuori da questa pagina/);
  },
);

it.each([
  ["a row that no longer matches is deselected, and the others stay selected", 100, "2 selezionati"],
  ["if the server returns only some of the selected rows, all of them stay selected", 1, "3 selezionati"],
])("%s", async (_, maxRows, message) => {
  const { page, asked, appears, remove } = await users("", maxRows);
  const boxes = [...page.shadow.querySelectorAll<HTMLInputElement>("tbody input[type=checkbox]")];
  for (const box of boxes.slice(2, 5)) await userEvent.click(box);
  remove("u2");
  dispatchEvent(new Event("focus")); // reads the list again
  await until(() => asked.some(({ searchParams }) => searchParams.get("filters")?.includes("u2")));
  await appears(message);
});
