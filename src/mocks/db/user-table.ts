import { USER_FIELDS } from "../../domain/fields/user-fields";
import type { FieldDefinition } from "../../domain/fields/field";
import { searchableText } from "../../domain/text";
import type { components } from "../../contract/api";
import { orderRows } from "./orders";
import { type Column, columnOf, type Kind, type Table, type Value } from "./table";

type User = components["schemas"]["User"];

const kindOf = ({ kind }: FieldDefinition): Kind => (kind === "moment" ? "day" : kind === "code" ? "code" : "text");

/** Accounts as a list is asked through: a few dozen, told anew for each question. */
export function userTable(users: readonly User[]): Table {
  const valueOf = (row: number, name: string) => (users[row] as unknown as Record<string, Value>)[name] ?? null;
  const columns = new Map<string, Column>(
    Object.entries(USER_FIELDS).map(([name, field]) => [
      name,
      { kind: kindOf(field), get: (row) => valueOf(row, name) },
    ]),
  );
  const areasOf = (row: number) => users[row]?.areas ?? [];
  columns.set("areas", { kind: "text", get: (row) => areasOf(row).join(", ") || null, several: areasOf });
  columns.set("_id", { kind: "code", get: (row) => valueOf(row, "_id") });
  const texts = users.map(({ firstName, lastName, email }) => searchableText(`${firstName} ${lastName}\n${email}`));
  const table: Table = {
    size: users.length,
    count: users.length,
    exists: () => true,
    columns,
    matchesText: (row, word) => texts[row]?.includes(word) ?? false,
    order: (name) =>
      orderRows(users.length, columnOf(table, name), name === "lastName" ? table.order("firstName") : undefined),
  };
  return table;
}
