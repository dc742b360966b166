import { hrefFor } from "../../../domain/routes";
import type { FilterRule } from "../../../domain/filter/filter";
import { listLink } from "../../../shared/lists/list-link";

const equals = (field: string, value: string): FilterRule => ({ field, operator: "=", value });

/** @returns attributes of a link to the managers who look after a zone */
export const managersLink = (zone: string) =>
  listLink(hrefFor("managers"), { combinator: "and", rules: [equals("areas", zone)] });

/** @returns attributes of a link to the donors of a zone, or of one of its associations: the rows that its figure counts */
export const donorsLink = (zone: string, association?: string) =>
  listLink(hrefFor("donors"), {
    combinator: "and",
    rules: [equals("area", zone), ...(association === undefined ? [] : [equals("association", association)])],
  });
