import { describe, expect, it } from "vitest";
import { decideEntry, findRoute, hrefFor, ROUTES, type RouteName } from "./routes";
import type { User } from "./entities";

const user = (role: User["role"], status = "active"): User => ({
  _id: "u1",
  email: `${role}@gds.example`,
  role,
  status,
  privacy: true,
  profileImage: null,
});

const PEOPLE = {
  "signed out": null,
  donor: user("donor"),
  "pending donor": user("donor", "pending"),
  manager: user("manager"),
  director: user("director"),
  admin: user("admin"),
};

// decisions §6, cell by cell: "screen", "ability", or where one lands
const MATRIX: [RouteName[], Record<keyof typeof PEOPLE, string>][] = [
  [
    ["landing", "validate"],
    {
      "signed out": "screen",
      donor: "screen",
      "pending donor": "screen",
      manager: "screen",
      director: "screen",
      admin: "screen",
    },
  ],
  [
    ["login", "register", "forgotPassword", "firstLogin"],
    {
      "signed out": "screen",
      donor: "dashboard",
      "pending donor": "dashboard",
      manager: "dashboard",
      director: "dashboard",
      admin: "dashboard",
    },
  ],
  [
    ["registration"],
    {
      "signed out": "login*",
      donor: "dashboard",
      "pending donor": "screen",
      manager: "dashboard",
      director: "dashboard",
      admin: "dashboard",
    },
  ],
  [
    ["app", "dashboard"],
    {
      "signed out": "login*",
      donor: "screen",
      "pending donor": "registration",
      manager: "screen",
      director: "screen",
      admin: "screen",
    },
  ],
  [
    [
      "donors",
      "donorCreate",
      "donorDetails",
      "donorEdit",
      "emailTemplates",
      "emailTemplate",
      "emailPerformance",
      "emailEdit",
    ],
    {
      "signed out": "login*",
      donor: "dashboard",
      "pending donor": "dashboard",
      manager: "screen",
      director: "ability",
      admin: "screen",
    },
  ],
  [
    ["managers", "managerDetails", "admins", "adminDetails", "integrations", "settings", "importer"],
    {
      "signed out": "login*",
      donor: "dashboard",
      "pending donor": "dashboard",
      manager: "dashboard",
      director: "ability",
      admin: "screen",
    },
  ],
  [
    ["profile", "profileEdit"],
    {
      "signed out": "login*",
      donor: "dashboard",
      "pending donor": "dashboard",
      manager: "ability",
      director: "ability",
      admin: "screen",
    },
  ],
  [
    ["accountSettings", "documents"],
    {
      "signed out": "login*",
      donor: "screen",
      "pending donor": "screen",
      manager: "screen",
      director: "screen",
      admin: "screen",
    },
  ],
];

const told = (name: RouteName, who: keyof typeof PEOPLE, id = "somebody-else") => {
  const entry = decideEntry(ROUTES[name], PEOPLE[who], id);
  if (entry.type === "enter") return "screen";
  return entry.type === "by-ability" ? "ability" : entry.to + (entry.remember ? "*" : "");
};

describe("who lands where (decisions §6)", () => {
  it("has a row for every route of the table", () => {
    expect(MATRIX.flatMap(([names]) => names).sort()).toEqual(Object.keys(ROUTES).sort());
  });

  for (const [names, cells] of MATRIX)
    for (const name of names)
      for (const [who, expected] of Object.entries(cells))
        it(`${ROUTES[name].pattern}, ${who}: ${expected}`, () =>
          expect(told(name, who as keyof typeof PEOPLE)).toBe(expected));

  it("a donor opens the own profile, and nobody's whose id merely begins alike", () => {
    expect(told("profile", "donor", "u1")).toBe("screen");
    expect(told("profileEdit", "donor", "u1")).toBe("screen");
    expect(told("profile", "donor", "u12")).toBe("dashboard");
  });
});

describe("findRoute", () => {
  it("finds every route of the table by its own address", () => {
    for (const name of Object.keys(ROUTES) as RouteName[])
      expect(findRoute(ROUTES[name].pattern.replace(":id", "d7"))?.name).toBe(name);
  });
  it.each([
    ["/app/donors/details/a%2Fb", { name: "donorDetails", id: "a/b" }],
    ["/app/donors/details/%E0%A4%A", { name: "donorDetails", id: "%E0%A4%A" }],
    ["/app/donors/", { name: "donors" }],
    ["/auth/validate/", { name: "validate" }],
    ["/", { name: "landing" }],
    ["/APP/donors", null],
    ["/app/donors/details/", null],
    ["/app/donors//", null],
    ["/nowhere", null],
  ])("%s", (path, found) => expect(findRoute(path)).toEqual(found));
});

describe("hrefFor", () => {
  it("fills in and escapes the id", () => {
    expect(hrefFor("donorDetails", { id: "a/b?c" })).toBe("/app/donors/details/a%2Fb%3Fc");
    expect(hrefFor("donors")).toBe("/app/donors");
  });
});
