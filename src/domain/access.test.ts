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

/** The matrix of decisions §6, a cell for each of PEOPLE: "screen", "ability", or the route of the redirect ("*": remembered). */
const MATRIX: [names: RouteName[], cells: string][] = [
  [["landing", "validate", "confirmEmail"], "screen screen screen screen screen screen"],
  [["login", "register", "forgotPassword", "firstLogin"], "screen dashboard dashboard dashboard dashboard dashboard"],
  [["registration"], "login* dashboard screen dashboard dashboard dashboard"],
  [["app", "dashboard"], "login* screen registration screen screen screen"],
  [
    [
      "donors",
      "donorCreate",
      "collectionDay",
      "collectionDayOutcome",
      "donorDetails",
      "donorEdit",
      "donorMerge",
      "changeRequests",
      "duplicates",
      "activity",
      "calls",
      "emailTemplates",
      "emailTemplate",
      "documentsBin",
      "emailPerformance",
      "emailEdit",
    ],
    "login* dashboard dashboard screen ability screen",
  ],
  [
    ["donorErase", "managers", "managerDetails", "admins", "adminDetails", "integrations", "settings", "importer"],
    "login* dashboard dashboard dashboard ability screen",
  ],
  [["profile", "profileEdit"], "login* dashboard dashboard ability ability screen"],
  [["accountSettings", "documents", "documentFolder", "documentDetails"], "login* screen screen screen screen screen"],
];

const accessOf = (name: RouteName, user: User | null, id = "somebody-else") => {
  const access = decideAccess(ROUTES[name], user, id);
  if (access.type === "allowed") return "screen";
  if (access.type === "redirect") return access.to + (access.remember ? "*" : "");
  return access.type === "by-ability" ? "ability" : access.type;
};

describe("access by role (decisions §6)", () => {
  it("the matrix has every route", () => {
    expect(MATRIX.flatMap(([names]) => names).sort()).toEqual(Object.keys(ROUTES).sort());
  });

  for (const [names, cells] of MATRIX)
    for (const name of names)
      for (const [index, [person, user]] of Object.entries(PEOPLE).entries()) {
        const access = cells.split(" ")[index];
        it(`${ROUTES[name].pattern}, ${person}: ${access}`, () => expect(accessOf(name, user)).toBe(access));
      }

  it("an unknown role opens public routes only", () => {
    const stranger = user("volunteer" as Role, "active");
    const open = Object.values(ROUTES).filter((route) => decideAccess(route, stranger).type === "allowed");
    expect(open.map(({ guard }) => guard)).toEqual(open.map(() => "public"));
    expect(decideAccess(ROUTES.dashboard, stranger)).toEqual({ type: "unknown-role" });
    expect(decideAccess(ROUTES.accountSettings, stranger)).toEqual({ type: "unknown-role" });
  });

  it("a donor with the status hold is pending (specification §4)", () => {
    expect(decideAccess(ROUTES.dashboard, user("donor", "hold"))).toMatchObject({ to: "registration" });
  });

  it("staff open their own profiles", () => {
    for (const role of ["manager", "director", "admin"] as const)
      for (const name of ["profile", "profileEdit"] as const) expect(accessOf(name, PEOPLE[role], "u1")).toBe("screen");
    expect(accessOf("profile", PEOPLE.director, "u9")).not.toBe("screen");
  });

  it("a donor opens the own profile, but not that of an id with the same beginning", () => {
    expect(accessOf("profile", PEOPLE.donor, "u1")).toBe("screen");
    expect(accessOf("profileEdit", PEOPLE.donor, "u1")).toBe("screen");
    expect(accessOf("profile", PEOPLE.donor, "u12")).toBe("dashboard");
  });
});
