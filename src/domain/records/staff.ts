import { STAFF_FIELDS, USER_FIELDS } from "../fields/user-fields";
import type { RecordDefinition } from "./record";

const accounts = { features: ["people"], rows: "users", idField: "_id", defaultSort: "lastName" } as const;

export const managers = {
  subject: "User",
  one: "responsabile",
  many: "responsabili",
  gender: "m",
  fields: USER_FIELDS,
  list: { ...accounts, query: { role: "manager" } },
} as const satisfies RecordDefinition;

export const admins = {
  subject: "User",
  one: "amministratore",
  many: "amministratori",
  gender: "m",
  fields: STAFF_FIELDS,
  list: { ...accounts, query: { role: "admin" } },
} as const satisfies RecordDefinition;

export const directors = {
  subject: "User",
  one: "director",
  many: "director",
  gender: "m",
  fields: STAFF_FIELDS,
  list: { ...accounts, query: { role: "director" } },
} as const satisfies RecordDefinition;
