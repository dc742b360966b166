import { IMPORT_ENTITIES, type ImportEntity } from "../../../../domain/import/entity";
import { importField } from "../../../../domain/import/import-fields";
import { matchHeading } from "../matching/match-heading";

/** Of donors' fields those that lists of donations and awards have, too: they say nothing of what the file is. */
const SHARED = new Set([
  "key",
  "cardNumber",
  "fiscalCode",
  "firstName",
  "lastName",
  "fullName",
  "birthday",
  "awards",
  "awardsDate",
  "note",
]);

/** @returns what the rows of a file are, by its headings; donors where they don't say */
export function recogniseEntity(headings: readonly string[]): ImportEntity {
  const fields = (entity: ImportEntity) =>
    new Set(headings.flatMap((heading) => matchHeading(entity, heading)?.field ?? []));
  const donors = fields("donors");
  const ofDonors = [...donors].some((field) => !SHARED.has(field));
  let best: { entity: ImportEntity; score: number } = { entity: "donors", score: donors.size };
  for (const entity of IMPORT_ENTITIES) {
    if (entity === "donors") continue;
    const found = fields(entity);
    const own = [...found].filter((field) => field !== "key" && !importField(entity, field)?.finds).length;
    // as many as a donor has: it is one where nothing else of a donor is there
    const score = own < 1 ? 0 : found.size + (ofDonors ? 0 : 0.5);
    if (score > best.score) best = { entity, score };
  }
  return best.entity;
}
