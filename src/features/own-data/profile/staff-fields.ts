import type { User } from "../../../domain/entities";
import type { FieldCatalogue } from "../../../domain/fields/field";
import { toForm, type NameOf, type ValuesOf } from "../../../domain/fields/form-values";

const account = { section: "Account", editedBy: "staff" } as const;

/**
 * What staff change of the own account (decisions §2, `PUT /auth/update-profile`). Not the picture: it is a path at the
 * uploads host, and there is no call that takes a file there.
 */
export const STAFF_FIELDS = {
  lastName: { ...account, kind: "text", label: "Cognome", format: "name", required: true },
  firstName: { ...account, kind: "text", label: "Nome", format: "name", required: true },
  phone: { ...account, kind: "code", label: "Telefono", format: "phone" },
} as const satisfies FieldCatalogue;

export type StaffField = NameOf<typeof STAFF_FIELDS>;

/** An account as the form shows it: nothing known is an empty field. */
export const staffValuesOf = (user: User): ValuesOf<typeof STAFF_FIELDS> => toForm(STAFF_FIELDS, { ...user });
