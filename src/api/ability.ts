import { createMongoAbility, subject, type MongoAbility } from "@casl/ability";
import * as v from "valibot";

/** The actions and subjects of `GET /auth/ability` (docs/openapi.yaml); "manage" and "all" stand for every one. */
export const ACTIONS = ["manage", "read", "create", "update", "delete", "export", "register", "suspend"] as const;
export const SUBJECTS = [
  "all",
  "Donor",
  "Donation",
  "Award",
  "Stats",
  "User",
  "Zone",
  "Association",
  "EmailTemplate",
  "Document",
  "Integration",
  "Import",
  "Notification",
] as const;
export type Action = (typeof ACTIONS)[number];
export type Subject = (typeof SUBJECTS)[number];

const oneOrMore = <Schema extends v.GenericSchema>(schema: Schema) => v.union([schema, v.array(schema)]);

/** A rule that names what we don't know is an error, not a rule less: it might be the one that forbids. */
export const abilityAnswer = v.object({
  ability: v.array(
    v.object({
      action: oneOrMore(v.picklist(ACTIONS)),
      subject: oneOrMore(v.picklist(SUBJECTS)),
      fields: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
      conditions: v.optional(v.record(v.string(), v.unknown())),
      inverted: v.optional(v.boolean()),
    }),
  ),
});

type Rules = v.InferOutput<typeof abilityAnswer>["ability"];

/**
 * Whether the signed-in user may do something (specification §6): by action and subject, and where given for one thing
 * and one of its fields. Without a thing: to any of that kind at all.
 */
export type Can = (action: Action, type: Subject, thing?: object, field?: string) => boolean;

/**
 * @param rules CASL raw rules, parsed
 * @returns the question that every control asks before it shows itself
 */
export function createCan(rules: Rules): Can {
  const ability: MongoAbility = createMongoAbility(rules);
  // a copy: CASL marks the object, and ours lie frozen in the cache
  return (action, type, thing, field) => ability.can(action, thing ? subject(type, { ...thing }) : type, field);
}
