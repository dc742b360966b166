import { describe, expect, it } from "vitest";
import type { User } from "./entities";
import { decideAccess } from "./access";
import type { Role } from "./roles";
import { ROUTES, type RouteName } from "./routes";

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
    ["landing", "validate", "confirmEmail"],
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
      "documentsBin",
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
    ["accountSettings", "documents", "documentFolder", "documentDetails"],
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
  const access = decideAccess(ROUTES[name], PEOPLE[who], id);
  if (access.type === "allowed") return "screen";
  if (access.type === "redirect") return access.to + (access.remember ? "*" : "");
  return access.type === "by-ability" ? "ability" : access.type;
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

  it("a role that nobody knows opens what is public, and nothing else", () => {
    const stranger = user("volunteer" as Role, "active");
    const open = Object.values(ROUTES).filter((route) => decideAccess(route, stranger).type === "allowed");
    expect(open.map(({ guard }) => guard)).toEqual(open.map(() => "public"));
    expect(decideAccess(ROUTES.dashboard, stranger)).toEqual({ type: "unknown-role" });
    expect(decideAccess(ROUTES.accountSettings, stranger)).toEqual({ type: "unknown-role" });
  });

  it("a donor on hold is a pending one (specification §4)", () => {
    expect(decideAccess(ROUTES.dashboard, user("donor", "hold"))).toMatchObject({ to: "registration" });
  });

  it("whoever it is opens the own profile, a director too", () => {
    for (const role of ["manager", "director", "admin"] as const)
      for (const name of ["profile", "profileEdit"] as const) expect(told(name, role, "u1")).toBe("screen");
    expect(told("profile", "director", "u9")).not.toBe("screen");
  });

  it("a donor opens the own profile, and nobody's whose id merely begins alike", () => {
    expect(told("profile", "donor", "u1")).toBe("screen");
    expect(told("profileEdit", "donor", "u1")).toBe("screen");
    expect(told("profile", "donor", "u12")).toBe("dashboard");
  });
});
