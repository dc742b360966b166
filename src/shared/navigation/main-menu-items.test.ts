import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { mainMenuItems } from "./main-menu-items";

beforeAll(() => void vi.stubGlobal("location", new URL("https://cms.example/pages/gds?lang=it#/app")));
afterAll(() => void vi.unstubAllGlobals());

const outline = (role: string, path: string, hasPage: (route: string) => boolean = () => true) =>
  mainMenuItems(role, path, hasPage).map((item) =>
    "pages" in item
      ? { [item.label]: item.pages.map(({ label, current }) => (current ? `[${label}]` : label)) }
      : item.label,
  );

it("a role's menu says which page of it is shown, also from a page below that one", () =>
  expect(outline("admin", "/app/donors/details/d5")).toEqual([
    "Dashboard",
    { Utenti: ["[Donatori]", "Responsabili", "Amministratori"] },
    { Impostazioni: ["Zone & Associazioni", "Importer", "Emails Template", "Integrations"] },
    "Documenti",
  ]));

it("leads to whole addresses on the host's page, and to no route whose page comes later", () => {
  expect(outline("manager", "/app", (route) => route !== "documents" && route !== "emailTemplates")).toEqual([
    "Dashboard",
    { Utenti: ["Donatori"] },
  ]);
  const [dashboard] = mainMenuItems("donor", "/app", () => true);
  expect(dashboard).toMatchObject({ current: true, href: "https://cms.example/pages/gds?lang=it#/app/dashboard" });
});
