import type { Session } from "../../../api/session/session";
import { currentUserId } from "../../../api/session/state";
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
import { overrideTexts } from "../../../shared/donor/override-texts";
import { texts } from "./texts";

/** A donation as it stands in its form. */
export interface DonationDraft extends Override {
  type: DonationType;
  /** An ISO day, or what was typed so far. */
  date: string;
  place: string;
}

/** What a draft comes to. */
export interface ReadDraft {
  warnings: readonly DonationWarning[];
  problems: Partial<Record<"date" | "place" | "override" | "why", string>>;
  /** What is sent; null while something is wrong. */
  body: { type: DonationType; date: string; place: string; writeReason: string | null } | null;
}

/**
 * @param today ISO day in Italy
 * @param rules null while they aren't known
 */
export function readDraft(
  draft: DonationDraft,
  person: Donating,
  today: string,
  rules: EligibilityRules | null,
): ReadDraft {
  const problems: ReadDraft["problems"] = {};
  const { type, date } = draft;
  const wrong = dayProblem(date, today);
  if (wrong === "day" || wrong === "too-early" || wrong === "future") problems.date = texts.problems[wrong];
  else if (person.birthday !== null && date < person.birthday) problems.date = texts.problems.birth;
  const place = draft.place.trim();
  if (!place) problems.place = texts.problems.place;
  const warnings = problems.date ? [] : donationWarnings(person, { type, date }, rules, today);
  const missing = missingOverride(warnings.length, draft);
  if (missing) problems[missing] = missing === "why" ? overrideTexts.whyMissing : texts.overrideMissing;
  const writeReason = warnings.length > 0 ? draft.why.trim() : null;
  return { warnings, problems, body: Object.keys(problems).length > 0 ? null : { type, date, place, writeReason } };
}

/** The place of the last donation that each user has registered, until the page is closed. */
const places = new WeakMap<object, { userId: string | null; place: string }>();

/** @returns the place of the last donation that the user has registered; empty before the first */
export function lastPlace(session: Pick<Session, "state">): string {
  const kept = places.get(session);
  return kept && kept.userId === currentUserId(session.state()) ? kept.place : "";
}

export const rememberPlace = (session: Pick<Session, "state">, place: string): void =>
  void places.set(session, { userId: currentUserId(session.state()), place });
