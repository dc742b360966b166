import { ROLE_LABELS } from "../roles";
import { STATUS_LABELS } from "../donor/status";
import { pickFields, type FieldCatalogue } from "./field";

const person = { section: "Persona", editedBy: "staff" } as const;
const access = { section: "Accesso", editedBy: "nobody" } as const;
const { staged, active, inactive, passwordExpired, lockedOut } = STATUS_LABELS;
const { admin, director, manager } = ROLE_LABELS;

/** The fields of staff (docs/openapi.yaml, User), in the order of the columns. */
export const USER_FIELDS = {
  /** Null until an invited person enters it. */
  firstName: { ...person, kind: "text", label: "Nome", format: "name", sortable: false },
  lastName: { ...person, kind: "text", label: "Cognome", format: "name" },
  email: { ...person, kind: "code", label: "E-mail", required: true, format: "email" },
  phone: { ...person, kind: "code", label: "Cellulare", format: "phone" },
  role: {
    ...access,
    kind: "enumeration",
    label: "Ruolo",
    options: { admin, director, manager },
    required: true,
    filterable: false,
    sortable: false,
  },
  /** A list. A filter matches if it matches one of the zones. */
  areas: { ...access, kind: "zone", label: "Zone", sortable: false },
  status: {
    ...access,
    kind: "enumeration",
    label: "Stato",
    options: { staged, active, inactive, passwordExpired, lockedOut },
    acceptsUnknown: true,
    required: true,
  },
  lastSignIn: { ...access, kind: "moment", label: "Ultimo accesso" },
} as const satisfies FieldCatalogue;

/** The fields of administrators and directors, who have no zones. */
export const STAFF_FIELDS = pickFields(USER_FIELDS, [
  "firstName",
  "lastName",
  "email",
  "phone",
  "role",
  "status",
  "lastSignIn",
]);
