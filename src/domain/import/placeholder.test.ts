import { expect, it } from "vitest";
import type { FieldDefinition } from "../fields/field";
import { isPlaceholder } from "./placeholder";

type Field = Pick<FieldDefinition, "kind" | "format">;
const TEXT: Field = { kind: "text" };

it.each([
  "n.d.",
  "N.D",
  "ND",
  "n/d",
  "n.a.",
  "N.A.",
  "n. a.",
  "-",
  "--",
  "?",
  "NULL",
  "nessuno",
  "vuoto",
  "0",
  "00/00/0000",
])("%s stands for an empty cell", (text) => expect(isPlaceholder(text, TEXT)).toBe(true));

it.each<[text: string, field: Field]>([
  ["None", { kind: "text", format: "place" }],
  ["NONE", { kind: "zone" }],
  ["Nan", { kind: "text", format: "name" }],
  ["Assente", { kind: "text", format: "name" }],
  // Naples
  ["NA", { kind: "text", format: "province" }],
  // a blood group without its sign, and codes of other programs
  ["0", { kind: "enumeration" }],
  ["333 333 3333", { kind: "text", format: "phone" }],
])("%j is a value of %j", (text, field) => expect(isPlaceholder(text, field)).toBe(false));
