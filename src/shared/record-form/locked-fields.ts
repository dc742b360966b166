import type { Action, Can, Subject } from "../../api/session/ability";
import { fieldNames, type FieldCatalogue } from "../../domain/fields/field";

/** The permission that the user needs for the record and each of its fields (specification §6). */
export interface FormAbility {
  action: Extract<Action, "create" | "update">;
  subject: Subject;
  /** Undefined for a new record. */
  record?: object;
  /** Returns the ability's name of a field, if it differs from the form's. */
  nameOf?: (field: string) => string;
}

/**
 * @param ability null if permissions don't matter
 * @returns the fields that are shown, but not validated and not sent: nobody, or not this user, may edit them
 */
export const lockedFields = (can: Can, ability: FormAbility | null, fields: FieldCatalogue): string[] => {
  const allowed = (name: string) => {
    if (!ability) return true;
    const { action, subject, record, nameOf = (field) => field } = ability;
    return can(action, subject, record, nameOf(name));
  };
  return fieldNames(fields).filter((name) => fields[name]?.editedBy === "nobody" || !allowed(name));
};
