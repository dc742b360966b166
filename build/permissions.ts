import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { ROLE_LABELS, ROLES, type Role } from "../src/domain/roles";
import { ROUTES } from "../src/domain/routes";
import { allows, rulesOf, type Action, type Subject } from "../src/mocks/auth/abilities";
import type { StaffUser } from "../src/mocks/db/models";

/**
 * What an operation of docs/openapi.yaml needs beyond a session (`x-needs`): nothing ("member"), or a right. "staff": a
 * donor's right to the own record isn't enough; "self": it is for the person alone.
 */
export type Needs = "member" | { action: Action; subject: Subject; only?: "staff" | "self" };

/** An operation that wants a session. */
export interface Call {
  id: string;
  method: string;
  path: string;
  /** Undefined where the document forgot to say. */
  needs: Needs | undefined;
}

interface Operation {
  operationId: string;
  security?: unknown[];
  "x-needs"?: Needs;
}

const METHODS = ["get", "put", "post", "delete"];

/** @returns every operation of the contract that isn't public, in its order */
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

/** @returns an account of a role, as far as its ability asks */
const accountOf = (role: Role) =>
  ({ _id: "self", role, status: "active", area: "Bergamo", areas: ["Bergamo"] }) as unknown as StaffUser;

/** @returns whether a role has a right to some thing at least; which ones, its ability's conditions say */
export const mayCall = (role: Role, needs: Needs): boolean =>
  needs === "member" || (!isBarred(role, needs) && allows(accountOf(role), needs.action, needs.subject));

const isBarred = (role: Role, { only }: Exclude<Needs, "member">): boolean =>
  (only === "staff" && role === "donor") || (only === "self" && role !== "donor");

/** How far a role's right goes, in the words of docs/permissions.md. */
function reachOf(role: Role, right: Exclude<Needs, "member">): string {
  const { action, subject } = right;
  if (!mayCall(role, right)) return "";
  const fits = (given: unknown, wanted: string, joker: string) =>
    [given].flat().some((one) => one === wanted || one === joker);
  const rule = rulesOf(accountOf(role)).find(
    (one) => !one.inverted && fits(one.action, action, "manage") && fits(one.subject, subject, "all"),
  );
  const conditions = Object.keys(rule?.conditions ?? {});
  if (conditions.includes("area")) return "own zones";
  return conditions.length > 0 ? "own" : "all";
}

const cell = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(" ");

/** The table of docs/permissions.md: a row for each right, with who has it, the screens and the calls that need it. */
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
      const reach = ROLES.map((role) => reachOf(role, right) || "–");
      return `| ${right.action} ${right.subject}${right.only ? ` (${right.only})` : ""} | ${reach.join(" | ")} | ${right.only ? "" : cell(screens)} | ${cell(needing.map(({ method, path }) => `${method} ${path}`))} |`;
    });
  const head = ["right", ...ROLES.map((role) => `${role} (${ROLE_LABELS[role]})`), "screens", "calls"];
  return [`| ${head.join(" | ")} |`, `|${" --- |".repeat(head.length)}`, ...rows].join("\n");
}
