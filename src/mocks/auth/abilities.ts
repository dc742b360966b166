import type { components } from "../../contract/api";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { fieldNames, donorEditableFields } from "../../domain/fields/field";
import { isPending } from "../../domain/donor/status";
import { isRecord } from "../../domain/values";
import type { StaffUser } from "../db/models";

type AbilityRule = components["schemas"]["AbilityRule"];
export type Action = components["schemas"]["AbilityAction"];
export type Subject = components["schemas"]["AbilitySubject"];

/** What a donor may not change of the own record (decisions §3): what is the association's, or follows from elsewhere. */
const OWN: readonly string[] = donorEditableFields(DONOR_FIELDS);
const NOT_THE_DONORS = fieldNames(DONOR_FIELDS).filter((name) => !OWN.includes(name));

/** What staff note of a donor, who doesn't read it; `inscriptionNote` is the donor's own. */
export const STAFF_NOTES = ["note"] as const;

/** Where somebody wants to give: theirs to say until they have sent the form. */
export const PLACE_FIELDS: readonly string[] = ["area", "association"];

/** @returns what a user may do (decisions §3), the same rules that `GET /auth/ability` answers and the handlers enforce */
export function rulesOf(user: Pick<StaffUser, "_id" | "role" | "areas" | "status">): AbilityRule[] {
  switch (user.role) {
    case "admin":
      return [{ action: "manage", subject: "all" }];
    case "manager": {
      const conditions = { area: { $in: user.areas } };
      return [
        { action: ["read", "create", "update", "export", "register", "suspend"], subject: "Donor", conditions },
        { action: ["read", "create", "update", "delete", "export"], subject: ["Donation", "Award"], conditions },
        { action: "read", subject: "Stats", conditions },
        { action: "manage", subject: "EmailTemplate" },
        { action: "read", subject: ["Document", "Zone", "Association"] },
        { action: ["create", "update", "delete"], subject: "Document", conditions },
        OWN_NOTIFICATIONS,
      ];
    }
    case "director":
      return [
        { action: ["read", "export"], subject: ["Donor", "Donation", "Award", "Stats"] },
        { action: "read", subject: ["Document", "Zone", "Association"] },
        OWN_NOTIFICATIONS,
      ];
    case "donor":
      return [
        { action: ["read", "update"], subject: "Donor", conditions: { _id: user._id } },
        {
          action: "update",
          subject: "Donor",
          fields: isPending(user.status)
            ? NOT_THE_DONORS.filter((name) => !PLACE_FIELDS.includes(name))
            : NOT_THE_DONORS,
          inverted: true,
        },
        { action: "read", subject: "Donor", fields: [...STAFF_NOTES], inverted: true },
        { action: "read", subject: ["Donation", "Award"], conditions: { donorId: user._id } },
        { action: "read", subject: ["Document", "Association"] },
        OWN_NOTIFICATIONS,
      ];
  }
}

const OWN_NOTIFICATIONS: AbilityRule = { action: ["read", "update", "delete"], subject: "Notification" };

/**
 * Whether a user may do something to a thing, or to some things of that kind when none is named.
 * Conditions are equalities, or name the values of which it is one; later rules win, as in CASL.
 */
export function allows(user: StaffUser, action: Action, subject: Subject, thing?: object): boolean {
  for (const rule of rulesOf(user).reverse()) {
    if (rule.fields || !matches(rule.action, action, "manage") || !matches(rule.subject, subject, "all")) continue;
    if (thing && !fulfils(thing, rule.conditions)) continue;
    return !rule.inverted;
  }
  return false;
}

/** Whether a user may do something to one field of a thing. */
export const allowsField = (user: StaffUser, action: Action, subject: Subject, thing: object, field: string): boolean =>
  allows(user, action, subject, thing) &&
  !rulesOf(user).some(
    (rule) =>
      rule.inverted &&
      rule.fields?.includes(field) &&
      matches(rule.action, action, "manage") &&
      matches(rule.subject, subject, "all") &&
      fulfils(thing, rule.conditions),
  );

/** The zones that a user's reading is limited to; null when it isn't. */
export const zoneLimit = (user: Pick<StaffUser, "role" | "areas">): readonly string[] | null =>
  user.role === "manager" ? user.areas : null;

const matches = <T>(given: T | T[], wanted: T, joker: T) =>
  [given].flat().some((one) => one === wanted || one === joker);

const fulfils = (thing: object, conditions: Record<string, unknown> = {}) =>
  Object.entries(conditions).every(([name, value]) => {
    const found = (thing as Record<string, unknown>)[name];
    return isRecord(value) && Array.isArray(value.$in) ? value.$in.includes(found) : found === value;
  });
