import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { lowerFirst } from "../../domain/language/italian";
import { joinWithAnd } from "../../domain/language/join-with-and";
import type { WantedChange } from "./answers";

/** @returns the fields of changes in a sentence: "cognome e nome" */
export const namesOf = (changes: readonly WantedChange[]): string =>
  joinWithAnd(changes.map(({ field }) => lowerFirst(DONOR_FIELDS[field].label)));
