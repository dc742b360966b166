import { describe, expect, it } from "vitest";
import { findRoute, hrefFor, ROUTES, type RouteName } from "./routes";

describe("findRoute", () => {
  it("finds every route by its own path", () => {
    for (const name of Object.keys(ROUTES) as RouteName[])
      expect(findRoute(ROUTES[name].pattern.replace(":id", "d7"))?.name).toBe(name);
  });
  it.each([
    ["/app/donors/details/a%2Fb", { name: "donorDetails", id: "a/b" }],
    ["/app/donors/details/%E0%A4%A", { name: "donorDetails", id: "%E0%A4%A" }],
    ["/app/donors/", { name: "donors" }],
    ["/auth/validate/", { name: "validate" }],
    ["/", { name: "landing" }],
    ["/APP/donors", { name: "donors" }],
    ["/app/donors/details/", null],
    ["/app/donors//", null],
    ["/nowhere", null],
  ])("%s", (path, found) => expect(findRoute(path)).toEqual(found));
});

describe("hrefFor", () => {
  it("inserts and escapes the id", () => {
    expect(hrefFor("donorDetails", { id: "a/b?c" })).toBe("/app/donors/details/a%2Fb%3Fc");
    expect(hrefFor("donors")).toBe("/app/donors");
  });
});

it("the layout is bare outside the app, except the registration; an email template and its editor have their own; the rest has the shell (specification §2)", () => {
  const own = ["/app/emails-template/:id", "/app/emails-template/:id/edit"];
  for (const { pattern, layout } of Object.values(ROUTES))
    expect([pattern, layout]).toEqual([
      pattern,
      own.includes(pattern)
        ? "own"
        : pattern.startsWith("/app")
          ? "app"
          : pattern === "/registration"
            ? "welcome"
            : "bare",
    ]);
});
