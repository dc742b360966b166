import type { Action, Can, Subject } from "../../api/session/ability";
import { fieldNames, type FieldCatalogue } from "../../domain/fields/field";

/** What the account must be allowed to do with the record, and with each of its fields (specification §6). */
export interface FormAbility {
  action: Extract<Action, "create" | "update">;
  subject: Subject;
  /** The record; missing while there is none. */
  thing?: object;
  /** What the ability calls a field, where the form has another name for it. */
  nameOf?: (field: string) => string;
}

/**
 * @param ability null where it is no matter of abilities
 * @returns the fields that are shown, not checked and not sent: what nobody edits, and what this account may not
 */
export const lockedFields = (can: Can, ability: FormAbility | null, fields: FieldCatalogue): string[] => {
  const allowed = (name: string) => {
    if (!ability) return true;
    const { action, subject, thing, nameOf = (field) => field } = ability;
    return can(action, subject, thing, nameOf(name));
  };
  return fieldNames(fields).filter((name) => fields[name]?.editedBy === "nobody" || !allowed(name));
};
