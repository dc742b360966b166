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
import { fieldSchemas, postalCodeFits } from "../../domain/validation/field-schema";
import { checkFields } from "../../domain/validation/problem";
import type { Db } from "../db/db";
import type { DonorRecord, DonorRow, PlannedRow } from "../db/models";
import { consentsOf } from "../seed/consents";
import { takenText, UNIQUE_FIELDS } from "../write/conflict";
import emptyDonor from "../write/empty-donor.json" with { type: "json" };
import { problemTexts } from "../write/problem-texts";
import { isDay, type Values } from "./known-donors";

type Difference = PlannedRow["differences"][number];

/** Fields that are written as other records (donations, awards, consents) or as steps of the status. */
const SEPARATE_FIELDS: ReadonlySet<string> = new Set<keyof typeof DONOR_FIELDS>([
  "lastDonationDate",
  "lastDonationType",
  "donationsNumber",
  "status",
  "suspended",
  "suspensionDate",
  "awards",
  "awardsDate",
  "privacy",
  "privacyDate",
  "key",
]);

/** All fields as editable, because a file may also contain fields that forms don't have. */
const FILE_FIELDS: FieldCatalogue = Object.fromEntries(
  Object.entries(DONOR_FIELDS).map(([name, field]) => [name, { ...field, editedBy: "staff" }]),
);

/** Fields that are written unchanged. */
export const PLAIN_FIELDS = fieldNames(DONOR_FIELDS).filter((name) => !SEPARATE_FIELDS.has(name));

/** Steps of the status that an import may take for an existing donor. */
export const FILE_STEPS: readonly StatusStep[] = ["deactivate", "suspend", "die"];

/** Checks the values of donors in a file by the same rules as a form. */
export class DonorChecker {
  readonly #schema;

  constructor(db: Db) {
    const zones = db.records.zones().map(({ name }) => name);
    this.#schema = v.pipe(v.object(fieldSchemas(FILE_FIELDS, { today: db.today(), zones })), postalCodeFits());
  }

  /**
   * @param existing the donor in the registry; a value that it already has isn't a problem
   * @returns the normalised values, and the text of the problems; null: none
   */
  check(
    values: Values,
    isNew: boolean,
    existing?: DonorRecord,
  ): { values: Record<string, unknown>; problem: string | null } {
    const sentNames = fieldNames(DONOR_FIELDS).filter((name) => values[name] !== undefined && values[name] !== null);
    const sent = Object.fromEntries(sentNames.map((name) => [name, values[name]]));
    const { output, problems } = checkFields(this.#schema, { ...emptyDonor, key: "-", ...sent });
    const names: readonly string[] = sentNames;
    const current: Values = { ...existing };
    const isUnchanged = (field: string) => existing !== undefined && values[field] === current[field];
    const relevant = problems.filter(({ field }) => isNew || (names.includes(field) && !isUnchanged(field)));
    const normalised = output as Record<string, unknown>;
    const checked = Object.fromEntries(sentNames.map((name) => [name, normalised[name]]));
    const { lastDonationDate: last } = checked;
    const isBeforeBirth = isDay(last) && [checked.birthday, existing?.birthday].some((day) => isDay(day) && last < day);
    if (relevant.length > 0) return { values: checked, problem: problemTexts(relevant) };
    return { values: checked, problem: isBeforeBirth ? "Ultima donazione: viene prima della nascita" : null };
  }
}

/** @returns the differences between a file and an existing donor, and notes about values that aren't imported */
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
    // "ND": unknown blood group
    const empty = before === null || before === "" || (field === "bloodGroup" && before === "ND");
    if (field === "bloodGroup" && after === "ND") continue;
    if (before === after) continue;
    const unique = UNIQUE_FIELDS.find((name) => name === field);
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

/** Adds the differences of a file with more donations than the registry, or a later one: donations without records. */
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

/** @returns the status in a row of a file; undefined: none */
export function statusIn(values: Values): Status | undefined {
  const { status } = values;
  if (typeof status === "string" && isStatus(status)) return status;
  return values.suspended === true ? "suspended" : undefined;
}
