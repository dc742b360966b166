import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { navigate } from "../../../shared/navigation";
import { until } from "../../../ui/test-support";
import { Office } from "../../test-support/office";
import { renderPage } from "../../test-support/render-page";

/** Rooms of the office that a server hasn't got (decisions §2): said once, then nothing leads there any more. */

/** @param lacking the first parts of the paths that the server doesn't know */
async function office(path: string, lacking: string[]) {
  const calls: string[] = [];
  const scene = await renderPage("admin", path, {
    part: <Office />,
    width: 1200,
    answer({ url }) {
      const [, , collection = ""] = new URL(url).pathname.split("/");
      calls.push(collection);
      return lacking.includes(collection) ? Response.json({ success: false }, { status: 404 }) : undefined;
    },
  });
  const { shadow, find } = scene;
  const labelsOf = (entries: Iterable<HTMLElement>) => [...entries].map((one) => one.innerText.split("\n")[0]);
  const group = async (name: string) => {
    const button = await until(() => find("nav button", name));
    if (button.getAttribute("aria-expanded") === "false") await userEvent.click(button);
    return until(() => {
      const entries = shadow.querySelectorAll<HTMLElement>("nav li a");
      return entries.length > 0 && labelsOf(entries);
    });
  };
  return {
    ...scene,
    calls,
    group,
    top: () => labelsOf(shadow.querySelectorAll<HTMLElement>("nav [data-top]")),
    title: () => shadow.querySelector("h1")?.textContent.trim(),
    text: () => shadow.textContent,
  };
}

it("people: the page says so, and their items go from the menu, where the next visit asks for nothing", async () => {
  const { text, title, group, calls } = await office("/app/managers", ["users"]);
  await expect.poll(text).toContain("Questo server non elenca i responsabili");
  await expect.poll(() => group("Utenti")).toEqual(["Donatori"]);
  const asked = () => calls.filter((collection) => collection === "users").length;
  const before = asked();
  navigate("/app/admins");
  await expect.poll(title).toBe("Questo server non elenca gli amministratori");
  navigate("/app/managers");
  await expect.poll(title).toBe("Questo server non elenca i responsabili");
  expect(asked()).toBe(before);
});

it("zones: the settings open with the other tabs, under the same name", async () => {
  const { text, title, group, find, shadow } = await office("/app/settings", ["zones"]);
  await expect.poll(text).toContain("Questo server non ha un elenco delle zone");
  const tabs = () => [...shadow.querySelectorAll("[role=tab]")].map((tab) => tab.textContent);
  await expect.poll(tabs).toEqual(["Regole", "Benemerenze", "Tessere", "Testi"]);
  expect(find("[role=tab][aria-selected=true]").textContent).toBe("Regole");
  expect(title()).toBe("Zone & Associazioni");
  expect(await group("Impostazioni")).toEqual(["Zone & Associazioni", "Importer", "Emails Template", "Integrations"]);
});

it("integrations and documents: their items go, too, and those of what is there stay", async () => {
  const { text, group, top } = await office("/app/integrations", ["integrations", "documents"]);
  await expect.poll(text).toContain("Questo server non ha integrazioni");
  await expect.poll(() => group("Impostazioni")).toEqual(["Zone & Associazioni", "Importer", "Emails Template"]);
  expect(top()).toContain("Documenti");
  navigate("/app/documents");
  await expect.poll(text).toContain("Questo server non conserva documenti");
  await expect.poll(top).toEqual(["Dashboard", "Utenti", "Impostazioni"]);
});

it("what has been there once is no lack: a 404 then speaks of something else", async () => {
  const lacking: string[] = [];
  const { shadow, group, text, find } = await office("/app/managers", lacking);
  await expect.poll(() => shadow.querySelectorAll("tbody tr").length).toBeGreaterThan(5);
  lacking.push("users");
  await userEvent.click(find("[role=tab]", "Attivi"));
  await expect.poll(text).toContain("An error occurred");
  expect(text()).not.toContain("non elenca");
  expect(await group("Utenti")).toEqual(["Donatori", "Responsabili", "Amministratori"]);
});
