import { describe, expect, it } from "vitest";
import { isWithin, MAIN_MENU, menuFor, type MenuItem } from "./menu";
import { ROLES, type Role } from "./roles";
import { ROUTES } from "./routes";

/** Items, and groups with their children (specification §6). */
const MENU_OF_ROLE: Record<Role, (string | [string, ...string[]])[]> = {
  admin: [
    "Dashboard",
    ["Utenti", "Donatori", "Responsabili", "Amministratori"],
    ["Impostazioni", "Zone & Associazioni", "Importer", "Emails Template", "Integrations"],
    "Documenti",
  ],
  manager: ["Dashboard", ["Utenti", "Donatori"], ["Impostazioni", "Emails Template"], "Documenti"],
  donor: ["Dashboard"],
  director: [],
};
const outline = (items: readonly MenuItem[]) =>
  items.map((item) => (item.has_children ? [item.label, ...item.children.map(({ label }) => label)] : item.label));

describe("the main menu", () => {
  it.each(ROLES)("of a %s has the items of specification §6 in the order of specification §2", (role) =>
    expect(outline(menuFor(role))).toEqual(MENU_OF_ROLE[role]),
  );

  it("has the shape of specification §3, and every child a short description", () => {
    expect(MAIN_MENU).toMatchObject({ name: expect.any(String), slug: "main-menu", items: expect.any(Array) });
    const children = MAIN_MENU.items.flatMap((item) => (item.has_children ? item.children : []));
    expect(children).toHaveLength(7);
    for (const child of children) expect(child.description).toMatch(/^\S.{5,40}$/);
  });

  it("links only to existing routes", () => {
    const patterns = Object.values(ROUTES).map(({ pattern }) => pattern as string);
    const paths = MAIN_MENU.items.flatMap((item) =>
      item.has_children ? item.children.map(({ path }) => path) : [item.path],
    );
    expect(paths.filter((path) => !patterns.includes(path))).toEqual([]);
  });

  it("has no items without a page, and no empty groups", () => {
    const exists = (route: string) => route === "dashboard" || route === "donors";
    expect(outline(menuFor("admin", exists))).toEqual(["Dashboard", ["Utenti", "Donatori"]]);
    expect(menuFor("admin", () => false)).toEqual([]);
  });
});

describe("the current item", () => {
  it.each([
    ["/app/donors", "/app/donors", true],
    ["/app/donors/details/5", "/app/donors", true],
    ["/app/donors-of-others", "/app/donors", false],
    ["/app", "/app/dashboard", true],
    ["/app", "/app/donors", false],
  ])("at %s, %s: %s", (path, item, within) => expect(isWithin(path, item)).toBe(within));
});
