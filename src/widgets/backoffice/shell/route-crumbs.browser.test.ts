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
])("the crumbs of %s are %j", (path, crumbs) =>
  expect(crumbsOf(path, everyPage).map(({ label }) => label)).toEqual(crumbs),
);

it.each([
  ["/app/profile/edit/u1", ["/app/profile/u1", "/app/profile/edit/u1"]],
  ["/app/profile/edit/a%2Fb", ["/app/profile/a%2Fb", "/app/profile/edit/a%2Fb"]],
])("each crumb of %s links to its route", (path, paths) =>
  expect(crumbsOf(path, everyPage).map((crumb) => crumb.path)).toEqual(paths),
);

it("a crumb of a route without a page has no link", () =>
  expect(crumbsOf("/app/profile/edit/u1", (route) => route === "donors")).toEqual([
    { label: "I miei dati", path: null },
    { label: "Modifica", path: null },
  ]));
