import type { FieldCatalogue, FieldDefinition } from "../../domain/fields/field";
import { flag, instant, number, text } from "./read";
import { day } from "./read-day";

const plain = text(null);
const READERS = {
  text: plain,
  code: plain,
  zone: plain,
  enumeration: plain,
  number: number(null),
  day: day(null),
  moment: instant(null),
  flag: flag(null),
};

type ReaderOf<Field extends FieldDefinition> = (typeof READERS)[Field extends { numeric: true }
  ? "number"
  : Field["kind"]];

/** @returns the readers of a catalogue's fields by name; a missing value is null */
export const fieldReaders = <Catalogue extends FieldCatalogue>(catalogue: Catalogue) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, { kind, numeric }]) => [name, READERS[numeric ? "number" : kind]]),
  ) as { [Name in keyof Catalogue]: ReaderOf<Catalogue[Name]> };
