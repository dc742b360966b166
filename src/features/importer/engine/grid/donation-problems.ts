import { isDonationType, type DonationType } from "../../../../domain/donation/blood";
import { donatingOf, donationWarnings } from "../../../../domain/donation/warnings";
import { donationWarningText } from "../../../../domain/donation/warning-texts";
import { DEFAULT_ELIGIBILITY_RULES } from "../../../../domain/donation/eligibility-rules";
import { texts } from "../checking/texts";
import type { CellProblem, EngineContext, FoundDonor } from "../types";

/** A donation of the file. */
export interface FileDonation {
  row: number;
  line: number;
  type: number;
  /** ISO day. */
  date: string;
  /** Of a donation that the registry has already. */
  key: string | null;
}

/** No rule looks at more donations before or after one: a year has fewer. */
const NEIGHBOURS = 60;

const byDate = (one: { date: string | null }, other: { date: string | null }) =>
  one.date === other.date ? 0 : (one.date ?? "") < (other.date ?? "") ? -1 : 1;

/** Yields by row what speaks against the donations of one donor, compared with the registry's and those of other rows. */
export function* donationProblems(
  { facts, donations }: FoundDonor,
  rows: readonly FileDonation[],
  { today, rules = DEFAULT_ELIGIBILITY_RULES }: EngineContext,
): Generator<[row: number, CellProblem[]]> {
  if (!facts) return;
  const keys = new Set(rows.flatMap(({ key }) => key ?? []));
  const known = new Set(donations.map(({ date, type }) => `${date} ${type}`));
  const registered = donations.filter(({ key }) => !keys.has(key));
  const fresh = rows.filter(({ date, type }) => !known.has(`${date} ${type}`)).toSorted(byDate);
  const given = [...registered, ...fresh].toSorted(byDate);
  const places = new Map(given.map((one, at) => [one, at]));
  let former: FileDonation | null = null;
  for (const row of fresh) {
    const { type, date } = row;
    if (former?.date === date) {
      yield [row.row, [{ field: "date", level: "error", kind: "duplicate", message: texts.sameAs(former.line) }]];
      continue;
    }
    former = row;
    if (!isDonationType(type)) continue;
    const at = places.get(row) ?? 0;
    const near = given.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS).filter((one) => one !== row);
    const warnings = donationWarnings(donatingOf(facts, near), { type, date }, rules, today);
    if (warnings.length > 0) yield [row.row, warnings.map((warning) => problemOf(warning, type))];
  }
}

function problemOf(warning: Parameters<typeof donationWarningText>[0], type: DonationType): CellProblem {
  const { title, why } = donationWarningText(warning, type);
  return { field: "date", level: "warning", kind: warning.code, message: `${title}. ${why}` };
}
