import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { ROLE_LABELS, ROLES, type Role } from "../src/domain/roles";
import { ROUTES } from "../src/domain/routes";
import { abilityOf, allows, type Action, type Subject } from "../src/mocks/auth/abilities";
import type { StaffUser } from "../src/mocks/db/models";

/**
 * The permission that an operation of docs/openapi.yaml needs besides a session (`x-needs`): none ("member"), or an action on a
 * subject. "staff": a donor's permission for the own record isn't enough; "self": only for donors themselves.
 */
export type Needs = "member" | { action: Action; subject: Subject; only?: "staff" | "self" };

/** An operation that needs a session. */
export interface Call {
  id: string;
  method: string;
  path: string;
  /** Undefined if `x-needs` is missing in the document. */
  needs: Needs | undefined;
}

interface Operation {
  operationId: string;
  security?: unknown[];
  "x-needs"?: Needs;
}

const METHODS = ["get", "put", "post", "delete"];

/** @returns all operations of the contract that aren't public */
export function securedCalls(): Call[] {
  const { paths } = parse(readFileSync("docs/openapi.yaml", "utf8")) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation || operation.security?.length === 0) return [];
      return { id: operation.operationId, method: method.toUpperCase(), path, needs: operation["x-needs"] };
    }),
  );
}

/** @returns a user with a role, with the fields that the ability needs */
const accountOf = (role: Role) =>
  ({ _id: "self", role, status: "active", area: "Bergamo", areas: ["Bergamo"] }) as unknown as StaffUser;

/** @returns whether a role has a permission for at least some records */
export const mayCall = (role: Role, needs: Needs): boolean =>
  needs === "member" || (!isBarred(role, needs) && allows(accountOf(role), needs.action, needs.subject));

const isBarred = (role: Role, { only }: Exclude<Needs, "member">): boolean =>
  (only === "staff" && role === "donor") || (only === "self" && role !== "donor");

/** Returns the scope of a role's permission for docs/permissions.md: "all", "own", "own zones", or "". */
function scopeOf(role: Role, permission: Exclude<Needs, "member">): string {
  const { action, subject } = permission;
  if (!mayCall(role, permission)) return "";
  const conditions = Object.keys(abilityOf(accountOf(role)).relevantRuleFor(action, subject)?.conditions ?? {});
  if (conditions.includes("area")) return "own zones";
  return conditions.length > 0 ? "own" : "all";
}

const cell = (items: readonly string[]) => items.map((item) => `\`${item}\``).join(" ");

/** Returns the table of docs/permissions.md: a row for each permission with its roles, screens and operations. */
export function permissionsTable(): string {
  const calls = securedCalls();
  const rights = new Map<string, Exclude<Needs, "member">>();
  for (const { needs } of calls)
    if (needs && needs !== "member") rights.set(`${needs.subject} ${needs.action} ${needs.only ?? ""}`, needs);
  for (const route of Object.values(ROUTES)) {
    const [action, subject] = ("needs" in route && route.needs) || [];
    const known = [...rights.values()].some((right) => right.action === action && right.subject === subject);
    if (action && subject && !known) rights.set(`${subject} ${action} `, { action, subject });
  }
  const rows = [...rights]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, right]) => {
      const screens = Object.values(ROUTES)
        .filter((route) => "needs" in route && route.needs[0] === right.action && route.needs[1] === right.subject)
        .map(({ pattern }) => pattern);
      const needing = calls.filter(
        ({ needs }) =>
          needs !== "member" &&
          needs?.action === right.action &&
          needs.subject === right.subject &&
          needs.only === right.only,
      );
      const scopes = ROLES.map((role) => scopeOf(role, right) || "–");
      return `| ${right.action} ${right.subject}${right.only ? ` (${right.only})` : ""} | ${scopes.join(" | ")} | ${right.only ? "" : cell(screens)} | ${cell(needing.map(({ method, path }) => `${method} ${path}`))} |`;
    });
  const head = ["right", ...ROLES.map((role) => `${role} (${ROLE_LABELS[role]})`), "screens", "calls"];
  return [`| ${head.join(" | ")} |`, `|${" --- |".repeat(head.length)}`, ...rows].join("\n");
}
