import { describe, expect, it } from "vitest";
import type { User } from "../../domain/entities";
import type { Role } from "../../domain/roles";
import type { RouteName } from "../../domain/routes";
import { pathOfHit } from "./hit-groups";

const user = (role: Role): User => ({
  _id: "u1",
  email: "",
  role,
  status: "active",
  privacy: true,
  profileImage: null,
});
const PAGES: readonly RouteName[] = ["donorDetails", "managerDetails", "dashboard"];
const to = (details: string, role: Role = "admin") => pathOfHit(details, user(role), (route) => PAGES.includes(route));

describe("pathOfHit", () => {
  it.each([
    ["donors/details/d1", "/app/donors/details/d1"],
    ["/donors/details/d1", "/app/donors/details/d1"],
    ["app/donors/details/d1", "/app/donors/details/d1"],
    ["donors/details/a%2Fb", "/app/donors/details/a%2Fb"],
    ["donors/details/d1?tab=awards", "/app/donors/details/d1?tab=awards"],
  ])("opens a page of the app: %s", (details, path) => expect(to(details)).toBe(path));

  it.each([
    "",
    "nowhere",
    "../auth/login",
    "donors/details/..",
    "donors/details/%2e%2e",
    "donors/details/d1#/auth/login",
    "//evil.example/x",
    "donors/details/d1?next=https://evil.example",
    "https://evil.example/donors/details/d1",
    "javascript:alert(1)",
    "donors\\details\\d1",
    "donors/details/<img src=x>",
  ])("is null for %j", (details) => expect(to(details)).toBeNull());

  it("is null if the page doesn't exist, or the user may not open it", () => {
    expect(to("admins/details/u2")).toBeNull();
    expect(to("managers/details/u2")).toBe("/app/managers/details/u2");
    expect(to("managers/details/u2", "manager")).toBeNull();
  });
});
