import type { ImportRow } from "../engine/types";

/** @returns whom a row is about, by what it says */
export const nameOf = ({ values }: ImportRow): string =>
  [values.lastName ?? values.donorLastName ?? values.donorCardNumber, values.firstName ?? values.donorFirstName]
    .filter((part) => typeof part === "string")
    .join(" ");
