import { expect, it } from "vitest";
import { ROUTES, type RouteName } from "../../../domain/routes";
import { crumbsOf } from "./crumbs";

/** As wouter matches, for patterns with one-segment parameters. */
const match = (path: string) => {
  const name = (Object.keys(ROUTES) as RouteName[]).find((candidate) =>
    new RegExp(`^${ROUTES[candidate].pattern.replace(/:\w+/g, "[^/]+")}$`).test(path),
  );
  return name ? { name } : null;
};
const labels = (path: string) => crumbsOf(path, match).map(({ label }) => label);

it.each([
  ["/registration", ["Registration"]],
  ["/app/donors", ["Donatori"]],
  ["/app/donors/details/5", ["Donatori", "Dettagli"]],
  ["/app/emails-template/3/edit", ["Emails Template", "Dettagli", "Modifica"]],
  ["/app/nowhere", []],
  ["/app", []],
])("at %s: %j", (path, crumbs) => expect(labels(path)).toEqual(crumbs));

it("each leads where it stands", () =>
  expect(crumbsOf("/app/emails-template/3/edit", match).map(({ path }) => path)).toEqual([
    "/app/emails-template",
    "/app/emails-template/3",
    "/app/emails-template/3/edit",
  ]));
