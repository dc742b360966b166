import { expect, it } from "vitest";
import { crumbsOf } from "./crumbs";

const everyPage = () => true;

it.each([
  ["/registration", ["Registration"]],
  ["/app/donors", ["Donatori"]],
  ["/app/donors/details/5", ["Donatori"]],
  ["/app/emails-template/3/edit", ["Emails Template", "Dettagli", "Modifica"]],
  ["/app/profile/edit/u1", ["Profilo", "Modifica"]],
  ["/app/nowhere", []],
  ["/app", []],
])("at %s: %j", (path, crumbs) => expect(crumbsOf(path, everyPage).map(({ label }) => label)).toEqual(crumbs));

it.each([
  [
    "/app/emails-template/a%2Fb/edit",
    ["/app/emails-template", "/app/emails-template/a%2Fb", "/app/emails-template/a%2Fb/edit"],
  ],
  ["/app/profile/edit/u1", ["/app/profile/u1", "/app/profile/edit/u1"]],
])("each of %s leads where it stands", (path, paths) =>
  expect(crumbsOf(path, everyPage).map((crumb) => crumb.path)).toEqual(paths),
);

it("none leads to a page that comes later", () =>
  expect(crumbsOf("/app/emails-template/3", (route) => route === "donors")).toEqual([
    { label: "Emails Template", path: null },
    { label: "Dettagli", path: null },
  ]));
