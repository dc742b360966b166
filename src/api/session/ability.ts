import { createMongoAbility, mongoQueryMatcher, subject, type MongoAbility } from "@casl/ability";
import { list, type Note, type Reader } from "../readers/read";
import type { components } from "../../contract/api";
import type { Feature } from "../../domain/features";
import type { Role } from "../../domain/roles";
import { asFlag, isRecord } from "../../domain/values";

/** The actions and subjects of `GET /auth/ability` (docs/openapi.yaml); "manage" means every action, "all" every subject. */
export type Action = components["schemas"]["AbilityAction"];
export type Subject = components["schemas"]["AbilitySubject"];

/** A rule that can be evaluated. */
interface Rule {
  action: string | string[];
  subject: string | string[];
  fields?: string[];
  conditions?: Record<string, unknown>;
  inverted?: boolean;
}

type ContractRule = Omit<Rule, "inverted"> & { inverted?: boolean };

/** @returns a list of strings; null if it is empty or contains other values */
const strings = (value: unknown): string[] | null => {
  const all = Array.isArray(value) ? value : [value];
  return all.length > 0 && all.every((item) => typeof item === "string" && item !== "") ? all : null;
};

/**
 * Reads a rule with caution (decisions §2): if a part can't be evaluated, a rule that allows allows nothing, and a rule that
 * forbids forbids all that it names.
 */
const rule: Reader<Rule | null, ContractRule> = (value, path, note) => {
  if (!isRecord(value)) {
    note(path, "unreadable");
    return null;
  }
  const inverted = value.inverted != null && asFlag(value.inverted) !== false;
  const action = strings(value.action);
  const type = strings(value.subject);
  const fields = value.fields == null ? undefined : strings(value.fields);
  const conditions = value.conditions == null ? undefined : evaluable(value.conditions);
  noteDrift(path, note, { action, subject: type, fields, conditions });
  if (!inverted && !(action && type && fields !== null && conditions !== null)) return null;
  return {
    action: action ?? "manage",
    subject: type ?? "all",
    ...(fields && { fields }),
    ...(conditions && { conditions }),
    ...(inverted && { inverted }),
  };
};

function noteDrift(path: string, note: Note, parts: Record<string, unknown>): void {
  for (const [name, part] of Object.entries(parts)) if (part === null) note(`${path}.${name}`, "unreadable");
}

/** The library would take any other operator for the value of a field. */
const OPERATORS = /^\$(eq|ne|lte?|gte?|in|nin|all|size|regex|options|elemMatch|exists)$/;

/** @returns conditions that can be evaluated, or null */
function evaluable(conditions: unknown): Record<string, unknown> | null {
  if (!isRecord(conditions) || !knowsOperators(conditions)) return null;
  try {
    mongoQueryMatcher(conditions)({}); // throws for an operand of the wrong type
    return conditions;
  } catch {
    return null;
  }
}

const knowsOperators = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  Object.entries(value).every(
    ([name, part]) => (!name.startsWith("$") || OPERATORS.test(name)) && knowsOperators(part),
  );

/** The rules of the signed-in user, without those that can't be read. */
export const abilityRulesAnswer = list("ability", rule);

/** The feature of each subject's calls; null for the specification's. */
const FEATURE_OF_SUBJECT: Readonly<Record<Subject, Feature | null>> = {
  all: null,
  Donor: null,
  EmailTemplate: null,
  Notification: null,
  Donation: "donations",
  Award: "awards",
  Stats: "stats",
  User: "people",
  Zone: "zones",
  Association: "zones",
  Document: "documents",
  Integration: "integrations",
  Import: "imports",
  Settings: "settings",
  Activity: "activity",
};
const WRITES: ReadonlySet<Action> = new Set(["create", "update", "delete"]);

/**
 * @param role donors write their own record by the specification's `PUT /registration`, others by `donor-writes`
 * @returns the feature of an action's calls; null for the specification's
 */
const featureOf = (action: Action, type: Subject, role: Role): Feature | null =>
  type === "Donor" && role !== "donor" && WRITES.has(action) ? "donor-writes" : FEATURE_OF_SUBJECT[type];

/**
 * Whether the signed-in user may do something (specification §6): an action on a subject, optionally on one record and one of
 * its fields. Without a record: on at least one record.
 */
export type Can = (action: Action, type: Subject, record?: object, field?: string) => boolean;

/**
 * @param rules CASL raw rules, parsed
 * @param has whether the server declares a feature; undeclared ones aren't allowed
 */
export function createCan(rules: readonly Rule[], role: Role, has: (feature: Feature) => boolean): Can {
  const ability: MongoAbility = createMongoAbility([...rules]);
  return (action, type, record, field) => {
    const feature = featureOf(action, type, role);
    if (feature && !has(feature)) return false;
    if (!record) return ability.can(action, type, field);
    // a copy: CASL changes the object, and those of the cache are frozen
    const copy = subject(type, { ...record });
    for (const candidate of ability.rulesFor(action, type, field)) {
      // a condition on a missing field can't be evaluated: such a rule forbids, or allows nothing
      const unknown = Object.keys(candidate.conditions ?? {}).some((name) => !((name.split(".")[0] ?? name) in record));
      if (candidate.inverted && unknown) return false;
      if (!unknown && candidate.matchesConditions(copy)) return !candidate.inverted;
    }
    return false;
  };
}
