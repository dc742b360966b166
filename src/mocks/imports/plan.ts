import type { components } from "../../contract/api";
import { isDonationType } from "../../domain/donation/blood";
import type { Db } from "../db/db";
import { nameKey } from "../db/donors";
import type { DonorRecord, ImportRun, PlannedRow } from "../db/models";
import { takenText, UNIQUE_FIELDS } from "../write/conflict";
import { DonorChecker, donorDifferences } from "./donor-plan";
import {
  findDonor,
  type Found,
  isDay,
  matchOf,
  missingDataReason,
  personName,
  textIn,
  type Values,
} from "./known-donors";
import { readOwned } from "./owned-plan";

type Choice = components["schemas"]["ImportChoice"];
export interface SentRow {
  row: number;
  values: Values;
}

/** Plans what an import does with rows, by the current data of the registry. */
export class Planner {
  readonly #checker: DonorChecker;

  constructor(
    private readonly db: Db,
    private readonly entity: ImportRun["entity"],
  ) {
    this.#checker = new DonorChecker(db);
  }

  /** @param choice of the user for the row */
  plan({ row, values }: SentRow, choice: Choice | null): PlannedRow {
    const blank: PlannedRow = {
      row,
      name: nameIn(values),
      kind: "new",
      match: null,
      candidates: [],
      version: 0,
      differences: [],
      reason: null,
      choice,
      marks: [],
      donation: null,
      warnings: [],
    };
    if (choice?.action === "skip") return { ...blank, kind: "skipped", reason: "Saltata: l’hai scelto tu" };
    return this.entity === "donors" ? this.#donor(blank, values, choice) : this.#owned(blank, values, choice);
  }

  #donor(blank: PlannedRow, values: Values, choice: Choice | null): PlannedRow {
    const found = this.#chosen(values, choice);
    const donor = found.match ? this.db.donorRecord(found.match.id) : undefined;
    const isNew = !found.match && found.candidates.length === 0;
    const { values: checked, problem } = this.#checker.check(values, isNew, donor);
    const marks = donorMarks(checked, found.match?.id);
    const noDonor =
      isNew && choice?.action !== "create"
        ? (found.reason ?? missingDataReason(values, this.db.records.zones().length > 0))
        : null;
    const refused = noDonor ?? problem ?? this.#takenReason(checked, found, donor);
    if (refused !== null) return { ...blank, kind: "refused", reason: refused };
    if (found.candidates.length > 0)
      return { ...blank, kind: "ask", candidates: found.candidates, reason: found.reason, marks };
    if (!donor) return { ...blank, marks };
    const { differences, notes } = donorDifferences(this.db, donor, checked);
    const { version } = donor;
    const reason = notes.join(" ") || null;
    return { ...blank, kind: "known", match: found.match, version, differences, reason, marks };
  }

  /** @returns the reason why a donor can't be added or restored: another has the card or the fiscal code; null: none */
  #takenReason(values: Values, { candidates, match }: Found, donor: DonorRecord | undefined): string | null {
    if (candidates.length > 0 || (match && !match.deleted)) return null;
    const merged = { ...donor, ...values } as Values;
    const { donors } = this.db;
    const field = UNIQUE_FIELDS.find((name) => {
      const value = textIn(merged, name);
      return value && donors.isTaken(name, value, donor?._id ?? "");
    });
    return field ? takenText(field) : null;
  }

  /** @returns the donor of a row: chosen by the user, or found in the registry */
  #chosen(values: Values, choice: Choice | null): Found {
    const noDonor: Found = { match: null, candidates: [], reason: null };
    if (choice?.action === "create") return noDonor;
    const donor = choice?.id === undefined ? undefined : this.db.donorRecord(choice.id);
    return donor ? { ...noDonor, match: matchOf(donor, "choice") } : findDonor(this.db, values);
  }

  #owned(blank: PlannedRow, sent: Values, choice: Choice | null): PlannedRow {
    if (this.entity === "donors") return blank;
    const { owner, values, problem, existing, byKey, differences } = readOwned(this.db, this.entity, sent, choice?.id);
    const name = owner.match?.name || blank.name;
    if (owner.candidates.length > 0)
      return { ...blank, name, kind: "ask", candidates: owner.candidates, reason: owner.reason };
    if (!owner.match || problem !== null) return { ...blank, name, kind: "refused", reason: owner.reason ?? problem };
    const marks = [
      `${owner.match.id} ${String(values.date ?? `${String(values.award)} ${String(values.awardDonorsGroup)}`)}`,
    ];
    const { type, date } = values;
    const donation =
      this.entity === "donations" && isDonationType(type) && isDay(date)
        ? { donorId: owner.match.id, type, date, replaces: byKey && existing ? existing.key : null }
        : null;
    if (!existing) return { ...blank, name, match: owner.match, marks, donation };
    const match = { ...owner.match, id: existing.key, by: "date" as const };
    return { ...blank, name, kind: "known", match, version: existing.version, differences, marks, donation };
  }
}

const nameIn = (values: Values): string => {
  const name = personName({ lastName: textIn(values, "lastName"), firstName: textIn(values, "firstName") });
  const owner = personName({ lastName: textIn(values, "donorLastName"), firstName: textIn(values, "donorFirstName") });
  return name || owner || textIn(values, "donorName") || textIn(values, "donorCardNumber");
};

/** @returns marks of a donor; two rows of a file with the same mark are the same person */
function donorMarks(values: Values, id: string | undefined): string[] {
  const [fiscalCode, card] = [textIn(values, "fiscalCode"), textIn(values, "cardNumber")];
  const name = nameKey(textIn(values, "lastName"), textIn(values, "firstName"));
  const person = textIn(values, "birthday") && !fiscalCode ? `${name} ${textIn(values, "birthday")}` : "";
  return [
    ...(id === undefined ? [] : [`id ${id}`]),
    ...(fiscalCode ? [`fiscalCode ${fiscalCode}`] : []),
    ...(card ? [`card ${card}`] : []),
    ...(person ? [`person ${person}`] : []),
  ];
}
