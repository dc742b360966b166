import { ADMIN } from "../support/elements";
import { handle, until, type Engine } from "./engine";

/** Runs in the page: finds controls inside an element of ours by their visible texts. */
export const FINDERS = `
  window.inside = () => document.querySelector("gds-backoffice, gds-donor-registration")?.shadowRoot;
  const seen = (node) => node.getClientRects().length > 0;
  const nameOf = (node) => node.getAttribute("aria-label") ?? node.textContent.trim();
  window.find = (selector, name) =>
    [...(inside()?.querySelectorAll(selector) ?? [])].find((node) => seen(node) && (!name || nameOf(node).startsWith(name))) ?? null;
  window.field = (label) => {
    const found = find("label", label);
    return found && inside().getElementById(found.htmlFor);
  };
  window.rows = () => [...(inside()?.querySelectorAll("tbody tr") ?? [])]
    .map((row) => row.textContent);
`;

const ready = (count: string) => `rows().length ${count} && !find("[aria-busy=true]")`;

/** The first journey: sign-in, dashboard, a person by the global search, list, page, sort, search, sign-out. */
export async function journey(engine: Engine, address: string): Promise<void> {
  const click = async (what: string, selector: string, name: string) =>
    (await handle(engine, what, `find(${JSON.stringify(selector)}, ${JSON.stringify(name)})`)).click();
  const rows = () => engine.evaluate<string[]>("rows()");

  await engine.open(`${address}#/auth/login`);
  await (await handle(engine, "the e-mail's field", `field("E-mail")`)).type(ADMIN.email);
  await (await handle(engine, "the password's field", `field("Password")`)).type(ADMIN.password);
  await click("the sign-in button", "button", "Accedi");

  await until(engine, "the dashboard", `location.hash === "#/app/dashboard" && find("h1")`);
  await click("the global search", "button", "Cerca");
  await (
    await handle(engine, "the search field", `find("[role=dialog] [role=combobox], dialog [role=combobox]")`)
  ).type("bianchi");
  await until(engine, "the hits", `/^\\d+ risultat/.test(find("dialog [role=status]")?.textContent ?? "")`);
  await click("a hit", "[role=option]", "");
  await until(
    engine,
    "the record",
    `/^#\\/app\\/.+\\/details\\//.test(location.hash) && !find("dialog[open]") && find("h1")`,
  );

  await click("the menu's Utenti", "nav button", "Utenti");
  await click("the menu's Donatori", "nav a", "Donatori");
  await until(engine, "ten donors", ready("=== 10"));
  const first = await rows();

  await click("the next page", "nav button", "Pagina successiva");
  await until(
    engine,
    "the second page",
    `location.hash.includes("pageIndex=1") && rows()[0] !== ${JSON.stringify(first[0])}`,
  );
  const second = await rows();
  if (second.some((row) => first.includes(row))) throw new Error("the second page shows donors of the first");

  await click("the previous page", "nav button", "Pagina precedente");
  await until(engine, "the first page again", `rows()[0] === ${JSON.stringify(first[0])}`);
  await click("the column heading", "th button, [role=columnheader] button", "Donatore");
  await until(
    engine,
    "the order the other way round",
    `rows()[0] !== ${JSON.stringify(first[0])} && ${ready("=== 10")}`,
  );

  await (await handle(engine, "the search", `find("input[type=search]")`)).type("bianchi");
  await until(engine, "only rows with Bianchi", `rows().length > 0 && rows().every((row) => row.includes("Bianchi"))`);

  await click("the account", "button", "AE Il mio account");
  await click("the sign-out", "[role=menuitem]", "Sign out");
  await until(engine, "the sign-in form", `location.hash === "#/auth/login" && field("E-mail") && rows().length === 0`);
}
