import { BLOOD_GROUP_LABELS, DONATION_TYPE_LABELS, REASON_LABELS, SEX_LABELS } from "../donation/blood";
import { STATUS_LABELS } from "../donor/status";
import { fieldNames, requireFields, type FieldCatalogue, type FieldDefinition } from "./field";

/** The sections of a donor's fields, in the order in which selects show them. */
export const DONOR_SECTIONS = [
  "Persona",
  "Recapiti",
  "Iscrizione",
  "Donazioni",
  "Stato",
  "Lavoro",
  "Benemerenze e privacy",
] as const;

type DonorSection = (typeof DONOR_SECTIONS)[number];
export type DonorCatalogue = FieldCatalogue & Record<string, { section: DonorSection }>;

const person = { section: "Persona", editedBy: "donor" } as const;
const contacts = { section: "Recapiti", editedBy: "donor" } as const;
const membership = { section: "Iscrizione", editedBy: "staff" } as const;
const donations = { section: "Donazioni", editedBy: "nobody" } as const;
const status = { section: "Stato", editedBy: "staff" } as const;
const work = { section: "Lavoro", editedBy: "donor" } as const;
const awards = { section: "Benemerenze e privacy", editedBy: "nobody" } as const;

export const DONOR_FIELDS = {
  key: { ...membership, kind: "code", label: "Codice", required: true, editedBy: "nobody" },
  area: { ...membership, kind: "zone", label: "Zona", required: true },
  cardNumber: { ...membership, kind: "code", label: "Tessera" },
  firstName: { ...person, kind: "text", label: "Nome", required: true, format: "name" },
  lastName: { ...person, kind: "text", label: "Cognome", required: true, format: "name" },
  serialNumber: { ...membership, kind: "code", label: "Matricola" },
  gender: { ...person, kind: "enumeration", label: "Sesso", options: SEX_LABELS },
  fiscalCode: { ...person, kind: "code", label: "Codice fiscale", format: "fiscalCode" },
  birthday: { ...person, kind: "day", label: "Data di nascita" },
  birthplace: { ...person, kind: "text", label: "Comune di nascita", format: "place" },
  street: { ...contacts, kind: "text", label: "Via e numero", format: "street" },
  cap: { ...contacts, kind: "code", label: "CAP", format: "cap" },
  city: { ...contacts, kind: "text", label: "Città", format: "place" },
  province: { ...contacts, kind: "text", label: "Provincia", format: "province" },
  email: { ...contacts, kind: "code", label: "E-mail", editedBy: "staff", format: "email" },
  phoneHome: { ...contacts, kind: "code", label: "Telefono di casa", format: "phone" },
  mobile: { ...contacts, kind: "code", label: "Cellulare", format: "phone" },
  mailType: { ...contacts, kind: "text", label: "Tipo di posta" },
  branch: { ...work, kind: "text", label: "Sede di lavoro" },
  officePhone: { ...work, kind: "code", label: "Telefono ufficio", format: "phone" },
  officeEmail: { ...work, kind: "code", label: "E-mail ufficio", format: "email" },
  aggregateOf: { ...membership, kind: "text", label: "Aggregato a", editedBy: "donor" },
  association: { ...membership, kind: "text", label: "Associazione" },
  group: { ...membership, kind: "text", label: "Gruppo di donatori" },
  bloodGroup: {
    ...donations,
    kind: "enumeration",
    label: "Gruppo sanguigno",
    options: BLOOD_GROUP_LABELS,
    acceptsUnknown: true,
    spelled: true,
    required: true,
    editedBy: "staff",
    health: true,
  },
  lastDonationDate: { ...donations, kind: "day", label: "Ultima donazione", health: true },
  lastDonationType: {
    ...donations,
    kind: "enumeration",
    label: "Tipo dell’ultima",
    options: DONATION_TYPE_LABELS,
    numeric: true,
    health: true,
  },
  donationsNumber: {
    ...donations,
    kind: "number",
    label: "Numero di donazioni",
    unit: ["donazione", "donazioni"],
    required: true,
    health: true,
  },
  status: {
    ...status,
    kind: "enumeration",
    label: "Stato",
    options: STATUS_LABELS,
    acceptsUnknown: true,
    required: true,
  },
  suspended: { ...status, kind: "flag", label: "Sospeso", required: true, editedBy: "nobody", health: true },
  suspensionDate: { ...status, kind: "day", label: "Sospeso dal", editedBy: "nobody", health: true },
  note: { ...status, kind: "text", label: "Note", format: "note" },
  inscriptionNote: { ...membership, kind: "text", label: "Nota d’iscrizione", editedBy: "donor", format: "note" },
  awards: { ...awards, kind: "text", label: "Benemerenze" },
  awardsDate: { ...awards, kind: "day", label: "Data benemerenza" },
  privacy: { ...awards, kind: "flag", label: "Privacy", required: true, editedBy: "donor" },
  privacyDate: { ...awards, kind: "day", label: "Data privacy" },
  reason: {
    ...membership,
    kind: "enumeration",
    label: "Motivo dell’iscrizione",
    options: REASON_LABELS,
    numeric: true,
    editedBy: "donor",
  },
} as const satisfies DonorCatalogue;

/** The fields that a person needs to become active (specification §2, the registration form). */
export const REGISTRATION_FIELDS = [
  "firstName",
  "lastName",
  "gender",
  "fiscalCode",
  "birthday",
  "birthplace",
  "street",
  "cap",
  "city",
  "province",
] as const;

export const REGISTERED_DONOR_FIELDS = requireFields(DONOR_FIELDS, REGISTRATION_FIELDS);

/** The fields that staff send when they register a donor (specification §7: "spread donor fields"). */
export const SPREAD_FIELDS = fieldNames(DONOR_FIELDS).filter(
  (name) => name !== "status" && (DONOR_FIELDS[name] as FieldDefinition).editedBy !== "nobody",
);
