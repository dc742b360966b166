import { ROLE_LABELS } from "../roles";
import { STATUS_LABELS } from "../donor/status";
import { pickFields, type FieldCatalogue } from "./field";

const person = { section: "Persona", editedBy: "staff" } as const;
const access = { section: "Accesso", editedBy: "nobody" } as const;
const { staged, active, inactive, passwordExpired, lockedOut } = STATUS_LABELS;
const { admin, director, manager } = ROLE_LABELS;

/** What is known of an account of the staff (docs/openapi.yaml, User), in the order of its columns. */
export const USER_FIELDS = {
  /** Of who was invited by an address alone nobody knows the name yet. */
  firstName: { ...person, kind: "text", label: "Nome", format: "name" },
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
  /** Several: what is asked of them is asked of each, and one is enough. */
  areas: { ...access, kind: "zone", label: "Zone" },
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

/** The same of who has no zones: administrators and directors. */
export const STAFF_FIELDS = pickFields(USER_FIELDS, [
  "firstName",
  "lastName",
  "email",
  "phone",
  "role",
  "status",
  "lastSignIn",
]);
