import { createContext, useContext } from "react";
import { useFormContext, type RegisterOptions } from "react-hook-form";
import type { Can } from "../../../api/ability";
import type { OwnRecord } from "../../own-record";
import type { RegistrationField } from "./merge";
import type { RegistrationValues } from "./registration-schema";

/** Fields whose name in the record is another one. */
const IN_RECORD: Partial<Record<RegistrationField, string>> = { byMail: "mailType" };

/** @returns the fields that the account may not change: shown, not checked, not sent (specification §6) */
export const lockedFields = (can: Can, donor: OwnRecord, fields: readonly RegistrationField[]): RegistrationField[] =>
  fields.filter((name) => !can("update", "Donor", donor, IN_RECORD[name] ?? name));

/** What the form's own fields may not change. */
export const LockedFields = createContext<readonly RegistrationField[]>([]);

/** @returns the form's `register`, which also says whether the field is locked */
export function useRegister() {
  const { register } = useFormContext<RegistrationValues>();
  const locked = useContext(LockedFields);
  return (name: RegistrationField, options?: RegisterOptions<RegistrationValues, RegistrationField>) => ({
    ...register(name, options),
    disabled: locked.includes(name),
  });
}
