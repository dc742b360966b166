import { SessionMemory } from "../../../api/session/kept-for-user/session-memory";
import type { DonationType } from "../../../domain/donation/blood";
import {
  donationWarnings,
  missingOverride,
  type Donating,
  type DonationWarning,
  type Override,
} from "../../../domain/donation/warnings";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { dayProblem } from "../../../domain/validation/field-schema";
import { trimText } from "../../../domain/text";
import { overrideTexts } from "../../../shared/donor/override-texts";
import { texts } from "./texts";

export interface DonationDraft extends Override {
  type: DonationType;
  /** An ISO day, or the text typed so far. */
  date: string;
  place: string;
}

/** The fields of a donation that the form writes. */
export type DonationField = "type" | "date" | "place";

/** The body of a write. */
export interface DonationBody {
  type?: DonationType;
  date?: string;
  place?: string;
  writeReason: string | null;
}

/** The result of checking a draft. */
export interface ReadDraft {
  warnings: readonly DonationWarning[];
  problems: Partial<Record<"date" | "place" | "override" | "reason", string>>;
  /** The request's body; null while there are problems, or the rules are loading. */
  body: DonationBody | null;
}

/**
 * Checks a draft.
 * @param today ISO day in Italy
 * @param rules undefined while they are loading: then there is no body; null if they can't be read
 * @param may whether the user may write a field; other fields aren't checked and not sent
 */
export function readDraft(
  draft: DonationDraft,
  person: Donating,
  today: string,
  rules: EligibilityRules | null | undefined,
  may: (field: DonationField) => boolean = () => true,
): ReadDraft {
  const problems: ReadDraft["problems"] = {};
  const { type, date } = draft;
  const wrong = dayProblem(date, today);
  if (wrong === "day" || wrong === "too-early" || wrong === "future") problems.date = texts.problems[wrong];
  else if (person.birthday !== null && date < person.birthday) problems.date = texts.problems.birth;
  const place = trimText(draft.place);
  if (!place) problems.place = texts.problems.place;
  const warnings = problems.date ? [] : donationWarnings(person, { type, date }, rules, today);
  const missing = missingOverride(warnings.length, draft);
  if (missing) problems[missing] = missing === "reason" ? overrideTexts.reasonMissing : texts.overrideMissing;
  const writeReason = warnings.length > 0 ? draft.reason.trim() : null;
  if (!may("date")) delete problems.date;
  if (!may("place")) delete problems.place;
  const body = {
    ...(may("type") && { type }),
    ...(may("date") && { date }),
    ...(may("place") && { place }),
    writeReason,
  };
  const isReady = Object.keys(problems).length === 0 && rules !== undefined;
  return { warnings, problems, body: isReady ? body : null };
}

/** The place of the user's last registered donation. */
export const lastPlace = new SessionMemory<string>();
