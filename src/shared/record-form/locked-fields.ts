import type { Can, Subject } from "../../api/session/ability";
import { fieldNames, type FieldCatalogue } from "../../domain/fields/field";

/** The permission that the user needs for the record and each of its fields (specification §6). */
export interface FormAbility {
  subject: Subject;
  /** The record to update; null to create one. Required, because rules with conditions apply only with a record. */
  record: object | null;
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
    const { subject, record, nameOf = (field) => field } = ability;
    return can(record ? "update" : "create", subject, record ?? undefined, nameOf(name));
  };
  return fieldNames(fields).filter((name) => fields[name]?.editedBy === "nobody" || !allowed(name));
};
