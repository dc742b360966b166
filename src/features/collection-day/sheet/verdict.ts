import type { DonationType } from "../../../domain/donation/blood";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { donatingOf, donationWarnings, missingOverride, type DonationWarning } from "../../../domain/donation/warnings";
import type { FoundDonor } from "../requests/find-donors";
import { donorOf, type SheetRow } from "./sheet";

/** The result of the check of a row. Only `good` and confirmed rows are registered. */
export type Verdict =
  /** The server hasn't answered yet, or the rules are loading. */
  | { kind: "waiting" }
  /** The server couldn't be asked, or the day is missing. */
  | { kind: "unchecked" }
  /** No donor, or several. */
  | { kind: "unknown" }
  | { kind: "elsewhere" }
  /** The record already has a donation on that day. */
  | { kind: "already" }
  | { kind: "before-birth" }
  /** `ticked`: all its warnings are confirmed; `confirmed`: with a reason. */
  | { kind: "warned"; warnings: readonly DonationWarning[]; ticked: boolean; confirmed: boolean }
  | { kind: "good" };

export interface VerdictContext {
  /** The chosen ISO day; null if it isn't valid. */
  day: string | null;
  /** Undefined while they are loading, null if they can't be read. */
  rules: EligibilityRules | null | undefined;
  /** Whether the user may register a donation of the donor. */
  mayRegister: (donor: FoundDonor) => boolean;
}

/** Checks a donation of a donor by the function that form and importer use, for the chosen day. */
export function donorVerdict(
  donor: FoundDonor,
  type: DonationType,
  { day, rules, mayRegister }: VerdictContext,
): Verdict {
  if (!mayRegister(donor)) return { kind: "elsewhere" };
  if (day === null) return { kind: "unchecked" };
  if (donor.birthday !== null && day < donor.birthday) return { kind: "before-birth" };
  // as on that day: a sheet is prepared before, and can't be registered before
  const warnings = donationWarnings(donatingOf(donor, donor.donations), { type, date: day }, rules, day);
  if (warnings.some(({ code }) => code === "same-day")) return { kind: "already" };
  if (rules === undefined) return { kind: "waiting" };
  return warnings.length > 0 ? { kind: "warned", warnings, ticked: false, confirmed: false } : { kind: "good" };
}

/** @param dayType the type of the day */
export function rowVerdict(row: SheetRow, dayType: DonationType, context: VerdictContext): Verdict {
  const { search, state, confirmed, reason } = row;
  if (state === "failed") return { kind: "unchecked" };
  if (!search) return { kind: "waiting" };
  const donor = donorOf(row);
  if (!donor) return search.elsewhere && search.found.length === 0 ? { kind: "elsewhere" } : { kind: "unknown" };
  const verdict = donorVerdict(donor, row.type ?? dayType, context);
  if (verdict.kind !== "warned") return verdict;
  // another day or type may have other warnings
  const ticked = verdict.warnings.every(({ code }) => confirmed.includes(code));
  return { ...verdict, ticked, confirmed: missingOverride(1, { override: ticked, reason }) === null };
}

/** @returns what confirms the warnings of a row */
export const confirmedBy = (verdict: Verdict, ticked: boolean): Pick<SheetRow, "confirmed"> => ({
  confirmed: ticked && verdict.kind === "warned" ? verdict.warnings.map(({ code }) => code) : [],
});

/** @returns whether a row with this verdict is registered */
export const isRegistrable = (verdict: Verdict): boolean =>
  verdict.kind === "good" || (verdict.kind === "warned" && verdict.confirmed);

/** @returns whether somebody must look at a row with this verdict */
export const needsPerson = ({ kind }: Verdict): boolean => kind !== "good" && kind !== "waiting";
