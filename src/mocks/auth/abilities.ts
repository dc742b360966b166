import { createMongoAbility, type MongoAbility, subject } from "@casl/ability";
import type { components } from "../../contract/api";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { fieldNames, donorEditableFields } from "../../domain/fields/field";
import { isPending } from "../../domain/donor/status";
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
      return [
        { action: "manage", subject: "all" },
        // administrators change neither their own role nor their own status
        {
          action: "update",
          subject: "User",
          fields: ["role", "status"],
          conditions: { _id: user._id },
          inverted: true,
        },
      ];
    case "manager": {
      const conditions = { area: { $in: user.areas } };
      return [
        { action: ["read", "create", "update", "export", "register", "suspend"], subject: "Donor", conditions },
        { action: ["read", "create", "update", "delete", "export"], subject: ["Donation", "Award"], conditions },
        { action: "read", subject: ["Stats", "Activity"], conditions },
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
    case "donor": {
      const conditions = { _id: user._id };
      const fields = isPending(user.status)
        ? NOT_EDITABLE.filter((name) => !PLACE_FIELDS.includes(name))
        : NOT_EDITABLE;
      return [
        { action: ["read", "update"], subject: "Donor", conditions },
        { action: "update", subject: "Donor", fields, conditions, inverted: true },
        { action: "read", subject: "Donor", fields: [...STAFF_NOTES], conditions, inverted: true },
        { action: "read", subject: ["Donation", "Award"], conditions: { donorId: user._id } },
        { action: "read", subject: ["Document", "Association"] },
        OWN_NOTIFICATIONS,
      ];
    }
  }
}

const OWN_NOTIFICATIONS: AbilityRule = { action: ["read", "update", "delete"], subject: "Notification" };

/** The abilities of users. Each request has its own user object, so a changed account gets new ones. */
const ABILITIES = new WeakMap<object, MongoAbility>();

/** @returns what a user may do */
export function abilityOf(user: StaffUser): MongoAbility {
  const ability = ABILITIES.get(user) ?? createMongoAbility([...rulesOf(user)]);
  ABILITIES.set(user, ability);
  return ability;
}

/**
 * Whether a user may do something to a record, or to one of its fields. Without a record: to at least some records of the
 * subject.
 */
export function allows(user: StaffUser, action: Action, type: Subject, record?: object, field?: string): boolean {
  // a copy, because CASL marks the object with its subject
  return abilityOf(user).can(action, record ? subject(type, { ...record }) : type, field);
}

/** @returns the zones whose donors a manager may read; null for other roles */
export const zoneLimit = (user: Pick<StaffUser, "role" | "areas">): readonly string[] | null =>
  user.role === "manager" ? user.areas : null;
