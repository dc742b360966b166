import type { components } from "../../contract/api";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { fieldNames, donorEditableFields } from "../../domain/fields/field";
import { isPending } from "../../domain/donor/status";
import { isRecord } from "../../domain/values";
import type { StaffUser } from "../db/models";

type AbilityRule = components["schemas"]["AbilityRule"];
export type Action = components["schemas"]["AbilityAction"];
export type Subject = components["schemas"]["AbilitySubject"];

const DONOR_EDITABLE: readonly string[] = donorEditableFields(DONOR_FIELDS);
/** Fields that donors may not change in their own records (decisions §3). */
const NOT_EDITABLE = fieldNames(DONOR_FIELDS).filter((name) => !DONOR_EDITABLE.includes(name));

/** Notes of the staff, which the donor may not read. */
export const STAFF_NOTES = ["note"] as const;

/** Fields that donors may change until they have sent the registration form. */
export const PLACE_FIELDS: readonly string[] = ["area", "association"];

/** @returns the rules of a user (decisions §3), as `GET /auth/ability` returns them and the handlers enforce them */
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
          fields: isPending(user.status) ? NOT_EDITABLE.filter((name) => !PLACE_FIELDS.includes(name)) : NOT_EDITABLE,
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
 * Whether a user may do something to a record; without a record: to at least some records of the subject. Conditions are
 * equalities or `$in`. Later rules win, as in CASL.
 */
export function allows(user: StaffUser, action: Action, subject: Subject, record?: object): boolean {
  for (const rule of rulesOf(user).reverse()) {
    if (rule.fields || !matches(rule.action, action, "manage") || !matches(rule.subject, subject, "all")) continue;
    if (record && !fulfils(record, rule.conditions)) continue;
    return !rule.inverted;
  }
  return false;
}

/** Whether a user may do something to one field of a record. */
export const allowsField = (
  user: StaffUser,
  action: Action,
  subject: Subject,
  record: object,
  field: string,
): boolean =>
  allows(user, action, subject, record) &&
  !rulesOf(user).some(
    (rule) =>
      rule.inverted &&
      rule.fields?.includes(field) &&
      matches(rule.action, action, "manage") &&
      matches(rule.subject, subject, "all") &&
      fulfils(record, rule.conditions),
  );

/** @returns the zones whose donors a manager may read; null for other roles */
export const zoneLimit = (user: Pick<StaffUser, "role" | "areas">): readonly string[] | null =>
  user.role === "manager" ? user.areas : null;

const matches = <T>(ofRule: T | T[], value: T, wildcard: T) =>
  [ofRule].flat().some((allowed) => allowed === value || allowed === wildcard);

const fulfils = (record: object, conditions: Record<string, unknown> = {}) =>
  Object.entries(conditions).every(([name, condition]) => {
    const value = (record as Record<string, unknown>)[name];
    return isRecord(condition) && Array.isArray(condition.$in) ? condition.$in.includes(value) : value === condition;
  });
