import { isDonationType, type DonationType } from "../../../../domain/donation/blood";
import { DEFAULT_ELIGIBILITY_RULES } from "../../../../domain/donation/eligibility-rules";
import { donationWarningText } from "../../../../domain/donation/warning-texts";
import { donatingOf, donationWarnings } from "../../../../domain/donation/warnings";
import type { ImportEntity } from "../../../../domain/import/entity";
import { texts } from "../checking/texts";
import type { Pace } from "../pace";
import type { CellProblem, EngineContext, FoundDonor } from "../types";
import type { GridField } from "./grid-field";

const OWNER = [
  "donorCardNumber",
  "donorFiscalCode",
  "donorName",
  "donorLastName",
  "donorFirstName",
  "donorBirthday",
  "key",
] as const;
/** Fields by which the server finds the donor of a row. The donor's name appears beside the first one that isn't empty. */
const FINDERS: Record<ImportEntity, readonly string[]> = {
  donors: ["cardNumber", "fiscalCode", "email", "key", "lastName", "firstName", "birthday", "area"],
  donations: OWNER,
  awards: OWNER,
};
/** Without one of these columns, a file of donors can only update. */
const REQUIRED_FOR_NEW = ["lastName", "firstName", "area"];
const ROWS_PER_REQUEST = 500;

interface Rows {
  count: number;
  line: (row: number) => number;
  isExcluded: (row: number) => boolean;
}

/** Looks up the donors of the rows in the registry, and checks their donations. */
export class RowDonors {
  /** By the finder values of a row, as JSON. */
  private readonly found = new Map<string, FoundDonor>();
  private readonly finders: readonly GridField[];
  private readonly find: EngineContext["findDonors"] | null;

  constructor(
    private readonly entity: ImportEntity,
    private readonly fields: ReadonlyMap<string, GridField>,
    private readonly context: EngineContext,
  ) {
    this.finders = FINDERS[entity].flatMap((name) => fields.get(name) ?? []);
    const mayAdd = REQUIRED_FOR_NEW.every(
      (name) => fields.has(name) || (name === "area" && context.zones.length === 0),
    );
    this.find = entity === "donors" && mayAdd ? null : context.findDonors;
  }

  /** @returns whether a change of the field may change the donors of rows, or the warnings about donations */
  dependsOn = (name: string): boolean =>
    FINDERS[this.entity].includes(name) || (this.entity === "donations" && (name === "date" || name === "type"));

  private valuesOf(row: number): Record<string, string> {
    const values: Record<string, string> = {};
    for (const field of this.finders) {
      const value = field.value(row);
      if (typeof value === "string" && field.fault(row)?.level !== "error") values[field.name] = value;
    }
    return values;
  }

  private donorOf(row: number): FoundDonor | undefined {
    return this.found.size === 0 ? undefined : this.found.get(JSON.stringify(this.valuesOf(row)));
  }

  async load(rows: Iterable<number>, { isExcluded }: Rows, pace: Pace): Promise<void> {
    if (!this.find) return;
    const wanted = new Map<string, Record<string, string>>();
    for (const row of rows) {
      if ((row & 511) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
      if (isExcluded(row)) continue;
      const values = this.valuesOf(row);
      const key = JSON.stringify(values);
      if (key !== "{}" && !this.found.has(key)) wanted.set(key, values);
    }
    const all = [...wanted];
    for (let at = 0; at < all.length; at += ROWS_PER_REQUEST) {
      const chunk = all.slice(at, at + ROWS_PER_REQUEST);
      const found = await this.find(
        this.entity,
        chunk.map(([, values]) => values),
      );
      chunk.forEach(([key], nth) => {
        const donor = found[nth];
        if (donor) this.found.set(key, donor);
      });
    }
  }

  /** @returns by row: unknown or ambiguous donors, and warnings about donations */
  async check(rows: Rows, pace: Pace): Promise<Map<number, CellProblem[]>> {
    const problems = new Map<number, CellProblem[]>();
    if (this.found.size === 0) return problems;
    const donations = new Map<string, { donor: FoundDonor; rows: FileDonation[] }>();
    for (let row = 0; row < rows.count; row++) {
      if ((row & 511) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
      if (rows.isExcluded(row)) continue;
      const donor = this.donorOf(row);
      if (!donor) continue;
      const field = this.finderOf(row)?.name ?? "";
      if (donor.reason !== null)
        problems.set(row, [
          donor.isAsked
            ? { field, level: "warning", kind: "ask-donor", message: donor.reason }
            : { field, level: "error", kind: "unknown-donor", message: donor.reason },
        ]);
      const donation = this.donationOf(row);
      if (donor.id === null || !donor.facts || !donation) continue;
      const one = donations.get(donor.id) ?? { donor, rows: [] };
      donations.set(donor.id, one);
      one.rows.push({ ...donation, row, line: rows.line(row) });
    }
    for (const { donor, rows: given } of donations.values())
      for (const [row, found] of donationProblems(donor, given, this.context)) {
        problems.set(row, found);
        if (pace.shouldYield()) await pace.yieldToBrowser();
      }
    return problems;
  }

  private donationOf(row: number): Pick<FileDonation, "type" | "date" | "key"> | null {
    if (this.entity !== "donations") return null;
    const [type, date, key] = ["type", "date", "key"].map((name) => {
      const field = this.fields.get(name);
      return field && field.fault(row)?.level !== "error" ? field.value(row) : null;
    });
    return typeof type === "number" && typeof date === "string"
      ? { type, date, key: typeof key === "string" ? key : null }
      : null;
  }

  private finderOf(row: number): GridField | undefined {
    return this.finders.find((field) => field.value(row) !== null);
  }

  /** @returns the name of a row's donor, and the field beside which it is shown */
  shown(row: number): { field: string; name: string } | undefined {
    const donor = this.donorOf(row);
    const field = this.finderOf(row);
    if (donor?.id == null || !field) return undefined;
    // beside a card number, the name is enough
    const hint = donor.hint && !/cardNumber$/i.test(field.name) ? ` (${donor.hint})` : "";
    return { field: field.name, name: `${donor.name}${hint}` };
  }
}

interface FileDonation {
  row: number;
  line: number;
  type: number;
  /** ISO day. */
  date: string;
  /** Of a donation that is in the registry; null for a new one. */
  key: string | null;
}

/** Donations before and after one that are compared with it. The rules consider one year, which has fewer. */
const NEIGHBOURS = 60;

const byDate = (one: { date: string | null }, other: { date: string | null }) =>
  one.date === other.date ? 0 : (one.date ?? "") < (other.date ?? "") ? -1 : 1;

/** Yields the problems of one donor's donations by row. They are checked against the registry's donations and those of other rows. */
function* donationProblems(
  { facts, donations }: FoundDonor,
  rows: readonly FileDonation[],
  { today, rules = DEFAULT_ELIGIBILITY_RULES }: EngineContext,
): Generator<[row: number, CellProblem[]]> {
  if (!facts) return;
  const keys = new Set(rows.flatMap(({ key }) => key ?? []));
  const registeredDays = new Set(donations.map(({ date, type }) => `${date} ${type}`));
  const registered = donations.filter(({ key }) => !keys.has(key));
  const newRows = rows.filter(({ date, type }) => !registeredDays.has(`${date} ${type}`)).toSorted(byDate);
  const allDonations = [...registered, ...newRows].toSorted(byDate);
  const indexes = new Map(allDonations.map((one, at) => [one, at]));
  let former: FileDonation | null = null;
  for (const row of newRows) {
    const { type, date } = row;
    if (former?.date === date) {
      yield [row.row, [{ field: "date", level: "error", kind: "duplicate", message: texts.sameAs(former.line) }]];
      continue;
    }
    former = row;
    if (!isDonationType(type)) continue;
    const at = indexes.get(row) ?? 0;
    const near = allDonations.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS).filter((one) => one !== row);
    const warnings = donationWarnings(donatingOf(facts, near), { type, date }, rules, today);
    if (warnings.length > 0) yield [row.row, warnings.map((warning) => problemOf(warning, type))];
  }
}

function problemOf(warning: Parameters<typeof donationWarningText>[0], type: DonationType): CellProblem {
  const { title, text } = donationWarningText(warning, type);
  return { field: "date", level: "warning", kind: warning.code, message: `${title}. ${text}` };
}
