import type { components } from "../../contract/api";
import { isDonationType } from "../../domain/donation/blood";
import type { Db } from "../db/db";
import { nameKey } from "../db/donors";
import type { DonorRecord, ImportRun, PlannedRow } from "../db/models";
import { takenText, UNIQUE_FIELDS } from "../write/conflict";
import { DonorChecker, donorDifferences } from "./donor-plan";
import { findDonor, type Found, isDay, matchOf, noDonor, personName, textIn, type Values } from "./known-donors";
import { readOwned } from "./owned-plan";

type Choice = components["schemas"]["ImportChoice"];
export interface SentRow {
  row: number;
  values: Values;
}

/** What would become of rows of one kind, by what the registry says now. */
export class Planner {
  readonly #checker: DonorChecker;

  constructor(
    private readonly db: Db,
    private readonly entity: ImportRun["entity"],
  ) {
    this.#checker = new DonorChecker(db);
  }

  /** @param choice what somebody said of the row */
  plan({ row, values }: SentRow, choice: Choice | null): PlannedRow {
    const blank: PlannedRow = {
      ...{ row, name: nameIn(values), kind: "new", match: null, candidates: [], version: 0, differences: [] },
      ...{ reason: null, choice, marks: [], donation: null, warnings: [] },
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
    const nobody =
      isNew && choice?.action !== "create"
        ? (found.reason ?? noDonor(values, this.db.records.zones().length > 0))
        : null;
    const refused = nobody ?? problem ?? this.#takenBy(checked, found, donor);
    if (refused !== null) return { ...blank, kind: "refused", reason: refused };
    if (found.candidates.length > 0)
      return { ...blank, kind: "ask", candidates: found.candidates, reason: found.reason, marks };
    if (!donor) return { ...blank, marks };
    const { differences, notes } = donorDifferences(this.db, donor, checked);
    const { version } = donor;
    const reason = notes.join(" ") || null;
    return { ...blank, kind: "known", match: found.match, version, differences, reason, marks };
  }

  /** @returns why a donor can't be added, or come back: another one has the card or the fiscal code; else null */
  #takenBy(values: Values, { candidates, match }: Found, donor: DonorRecord | undefined): string | null {
    if (candidates.length > 0 || (match && !match.deleted)) return null;
    const its = { ...donor, ...values } as Values;
    const { donors } = this.db;
    const isTaken = (one: (typeof UNIQUE_FIELDS)[number]) => donors.isTaken(one, textIn(its, one), donor?._id ?? "");
    const field = UNIQUE_FIELDS.find((one) => textIn(its, one) && isTaken(one));
    return field ? takenText(field) : null;
  }

  /** Who a row is: as somebody has said, or as the registry says. */
  #chosen(values: Values, choice: Choice | null): Found {
    const alone: Found = { match: null, candidates: [], reason: null };
    if (choice?.action === "create") return alone;
    const donor = choice?.id === undefined ? undefined : this.db.donorRecord(choice.id);
    return donor ? { ...alone, match: matchOf(donor, "choice") } : findDonor(this.db, values);
  }

  #owned(blank: PlannedRow, sent: Values, choice: Choice | null): PlannedRow {
    if (this.entity === "donors") return blank;
    const { owner, values, problem, known, byKey, differences } = readOwned(this.db, this.entity, sent, choice?.id);
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
        ? { donorId: owner.match.id, type, date, replaces: byKey && known ? known.key : null }
        : null;
    if (!known) return { ...blank, name, match: owner.match, marks, donation };
    const match = { ...owner.match, id: known.key, by: "date" as const };
    return { ...blank, name, kind: "known", match, version: known.version, differences, marks, donation };
  }
}

const nameIn = (values: Values): string => {
  const name = personName({ lastName: textIn(values, "lastName"), firstName: textIn(values, "firstName") });
  const owner = personName({ lastName: textIn(values, "donorLastName"), firstName: textIn(values, "donorFirstName") });
  return name || owner || textIn(values, "donorName") || textIn(values, "donorCardNumber");
};

/** What only one row of a file may have: two that share it are one person written twice. */
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
