import { expect, it } from "vitest";
import { crumbsOf } from "./route-crumbs";

const everyPage = () => true;

it.each([
  ["/registration", ["Registration"]],
  ["/app/donors", ["Donatori"]],
  ["/app/donors/details/5", ["Donatori"]],
  ["/app/emails-template/3/performance", ["Emails Template"]],
  ["/app/profile/edit/u1", ["I miei dati", "Modifica"]],
  ["/app/nowhere", []],
  ["/app", []],
])("at %s: %j", (path, crumbs) => expect(crumbsOf(path, everyPage).map(({ label }) => label)).toEqual(crumbs));

it.each([
  ["/app/profile/edit/u1", ["/app/profile/u1", "/app/profile/edit/u1"]],
  ["/app/profile/edit/a%2Fb", ["/app/profile/a%2Fb", "/app/profile/edit/a%2Fb"]],
])("each of %s leads where it stands", (path, paths) =>
  expect(crumbsOf(path, everyPage).map((crumb) => crumb.path)).toEqual(paths),
);

it("none leads to a page that comes later", () =>
  expect(crumbsOf("/app/profile/edit/u1", (route) => route === "donors")).toEqual([
    { label: "I miei dati", path: null },
    { label: "Modifica", path: null },
  ]));
