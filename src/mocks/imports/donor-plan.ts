import * as v from "valibot";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { type FieldCatalogue, fieldNames } from "../../domain/fields/field";
import {
  isForAReason,
  isStatus,
  presentStatus,
  type Status,
  statusStep,
  type StatusStep,
} from "../../domain/donor/status";
import { fieldSchemas } from "../../domain/validation/field-schema";
import { checkFields } from "../../domain/validation/problem";
import type { Db } from "../db/db";
import type { DonorRecord, DonorRow, PlannedRow } from "../db/models";
import { consentsOf } from "../db/seed-consents";
import { takenText, UNIQUE_FIELDS } from "../write/conflict";
import { EMPTY_DONOR } from "../write/new-donor";
import { problemTexts } from "../write/problem-texts";
import { isDay, type Values } from "./known-donors";

type Difference = PlannedRow["differences"][number];

/** What becomes a record of its own kind, or follows from one, or from steps of the status. */
const OF_THEIR_KIND = [
  "lastDonationDate", "lastDonationType", "donationsNumber", "status", "suspended", "suspensionDate", "awards", "awardsDate",
  "privacy", "privacyDate", "key",
] as const satisfies (keyof typeof DONOR_FIELDS)[]; // prettier-ignore
const APART: ReadonlySet<string> = new Set(OF_THEIR_KIND);

/** All columns: a file says also what nobody edits by hand. */
const SAID: FieldCatalogue = Object.fromEntries(
  Object.entries(DONOR_FIELDS).map(([name, field]) => [name, { ...field, editedBy: "staff" }]),
);

/** Fields that are written as they stand. */
export const PLAIN_FIELDS = fieldNames(DONOR_FIELDS).filter((name) => !APART.has(name));

/** Steps that an import may take with a donor of the registry. */
export const FILE_STEPS: readonly StatusStep[] = ["deactivate", "suspend", "die"];

/** What a file says of donors, checked by the same rules as a form. */
export class DonorChecker {
  readonly #schema;

  constructor(db: Db) {
    const zones = db.records.zones().map(({ name }) => name);
    this.#schema = v.object(fieldSchemas(SAID, { today: db.today(), zones }));
  }

  /**
   * @param known what the registry has of them: a word that it has itself, as of an older server, isn't wrong
   * @returns the values as the rules tidy them, and what is wrong in words; null where nothing is
   */
  check(
    values: Values,
    isNew: boolean,
    known?: DonorRecord,
  ): { values: Record<string, unknown>; problem: string | null } {
    const sentNames = fieldNames(DONOR_FIELDS).filter((name) => values[name] !== undefined && values[name] !== null);
    const given = Object.fromEntries(sentNames.map((name) => [name, values[name]]));
    const { output, problems } = checkFields(this.#schema, { ...EMPTY_DONOR, key: "-", ...given });
    const names: readonly string[] = sentNames;
    const has = (field: string) => known !== undefined && values[field] === (known as unknown as Values)[field];
    const wrong = problems.filter(({ field }) => isNew || (names.includes(field) && !has(field)));
    const tidy = output as Record<string, unknown>;
    const checked = Object.fromEntries(sentNames.map((name) => [name, tidy[name]]));
    const { lastDonationDate: last } = checked;
    const early = isDay(last) && [checked.birthday, known?.birthday].some((day) => isDay(day) && last < day);
    const words = wrong.length > 0 ? problemTexts(wrong) : early ? "Ultima donazione: viene prima della nascita" : null;
    return { values: checked, problem: words };
  }
}

/** @returns what a file says of somebody known that the registry doesn't, and what of it isn't taken */
export function donorDifferences(
  db: Db,
  donor: DonorRecord,
  values: Values,
): { differences: Difference[]; notes: string[] } {
  const differences: Difference[] = [];
  const notes: string[] = [];
  const differ = (field: string, before: unknown, after: unknown, empty = before === null) =>
    differences.push({ field, before, after, empty });
  for (const field of PLAIN_FIELDS) {
    const after = values[field];
    if (after === undefined || after === null || after === "") continue;
    const before = donor[field];
    // "ND" says that the group isn't known
    const empty = before === null || before === "" || (field === "bloodGroup" && before === "ND");
    if (field === "bloodGroup" && after === "ND") continue;
    if (before === after) continue;
    const unique = UNIQUE_FIELDS.find((one) => one === field);
    if (unique && db.donors.isTaken(unique, String(after), donor._id)) notes.push(takenText(unique));
    else differ(field, before, after, empty);
  }
  const status = statusIn(values);
  if (status && status !== donor.status) {
    const step = statusStep(donor.status, status);
    const stays = `Lo stato resta «${presentStatus(donor.status).label}»`;
    if (isForAReason(donor.status)) notes.push(`${stays}: per cambiarlo serve un motivo, dalla sua scheda.`);
    else if (step && FILE_STEPS.includes(step)) differ("status", donor.status, status, false);
    else notes.push(`${stays}.`);
  }
  if (values.privacy === true && !donor.privacy) {
    const answered = consentsOf(db, donor).some(({ code }) => code === "privacy");
    if (answered || donor.privacyDate || donor.status === "dead") notes.push("Il consenso revocato resta revocato.");
    else differ("privacy", false, true, true);
  }
  if (values.privacy === false && donor.privacy) notes.push("Il consenso già dato resta: si revoca dalla sua scheda.");
  openingDifferences(donor, values, differ);
  const award = values.awards;
  if (typeof award === "string" && award && !hasAward(db, donor, award)) differ("awards", donor.awards, award);
  return { differences, notes };
}

/** A file that counts more donations than the registry, or a later one, says what came before there was a record of each. */
function openingDifferences(
  donor: DonorRow,
  values: Values,
  differ: (field: string, before: unknown, after: unknown, empty?: boolean) => void,
) {
  const number = Number(values.donationsNumber ?? 0);
  const none = donor.donationsNumber === 0;
  if (number > donor.donationsNumber) differ("donationsNumber", donor.donationsNumber, number, none);
  const last = values.lastDonationDate;
  if (!isDay(last) || (donor.lastDonationDate !== null && last <= donor.lastDonationDate)) return;
  differ("lastDonationDate", donor.lastDonationDate, last);
  const type = values.lastDonationType;
  if (type !== undefined && type !== donor.lastDonationType)
    differ("lastDonationType", donor.lastDonationType, type, none);
}

function hasAward(db: Db, donor: DonorRecord, name: string): boolean {
  return db.donors.awardsOf(donor).some(({ award, awardDonorsGroup }) => award === name || awardDonorsGroup === name);
}

/** @returns the status that a file says somebody has, undefined where it doesn't say */
export function statusIn(values: Values): Status | undefined {
  const { status } = values;
  if (typeof status === "string" && isStatus(status)) return status;
  return values.suspended === true ? "suspended" : undefined;
}
