import {
  CONSENTS,
  missingConsents,
  refusedConsents,
  signedProblem,
  type SignedProblem,
} from "../../domain/donor/consents";
import { romeDay } from "../../domain/dates/days";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { ConsentRecord } from "../db/models";
import { consentVersions } from "../write/consent-versions";
import { Problems, textOf } from "../handlers/request";
import signedProblems from "./signed-problems.json" with { type: "json" };

/** The field of problems that belong to no consent of the form. */
const ALL_CONSENTS = "consents";
const fieldOf = (code: string) => CONSENTS.find((consent) => consent.code === code)?.field ?? ALL_CONSENTS;

/** A text to which an answer may refer. */
type ConsentText = { code: string; version: string; onlyWithdrawn?: boolean };

/** @returns the valid answers of a body; others are added to the problems. @param texts to which answers may refer */
function readAnswers<Text extends ConsentText>(problems: Problems, sent: unknown, texts: readonly Text[]) {
  const seen = new Set<string>();
  return (Array.isArray(sent) ? sent : []).flatMap((item: unknown) => {
    const answer = isRecord(item) ? item : {};
    const [code, version] = [textOf(answer.code), textOf(answer.version)];
    const field = fieldOf(code);
    const { given } = answer;
    const isInvalid = field === ALL_CONSENTS || typeof given !== "boolean" || seen.has(code);
    problems.when(isInvalid, field, "La risposta non è valida");
    const text = texts.find(
      (candidate) => candidate.code === code && candidate.version === version && !(given && candidate.onlyWithdrawn),
    );
    problems.when(!isInvalid && !text, field, "Il testo è cambiato: rileggilo e rispondi di nuovo");
    seen.add(code);
    return isInvalid || !text ? [] : [{ code, version, given, text, signed: textOf(answer.signed) }];
  });
}

/**
 * Reads the answers of a person to the current texts, and withdrawals of consents to former ones.
 * @param given the consents that the person has given
 * @returns the answers with the version of the text and the instant
 * @throws HttpError 422, by field of the form, for an invalid answer, and for an answer to a former text
 */
export function ownAnswers(db: Db, sent: unknown, given: readonly ConsentText[] = []): ConsentRecord[] {
  const problems = new Problems();
  const date = db.instant();
  const inForce = CONSENTS.map(({ code }) => ({ code, version: db.settings.consents[code].version }));
  const former = given.map(({ code, version }) => ({ code, version, onlyWithdrawn: true }));
  const answers = readAnswers(problems, sent, [...inForce, ...former]).map((answer): ConsentRecord => ({
    code: answer.code,
    version: answer.version,
    given: answer.given,
    date,
    source: "form",
    signed: null,
    recordedBy: null,
  }));
  problems.refuse();
  return answers;
}

/** Reads the answers of a registration form. @throws HttpError 422, also without a required consent */
export function formAnswers(db: Db, sent: unknown): ConsentRecord[] {
  const answers = ownAnswers(db, sent);
  requireConsents(answers);
  return answers;
}

/** @throws HttpError 422 if there are no answers */
export function requireAnswers(answers: readonly unknown[]): void {
  const problems = new Problems();
  problems.when(answers.length === 0, ALL_CONSENTS, "Manca la risposta");
  problems.refuse();
}

/** @throws HttpError 422, by field of the form, without a required consent */
export function requireConsents(answers: readonly ConsentRecord[]): void {
  const problems = new Problems();
  for (const { field, label } of missingConsents(answers)) problems.when(true, field, `Serve il consenso «${label}»`);
  problems.refuse();
}

/** @throws HttpError 422, by field of the form, if a required consent was refused */
export function checkRefusedConsents(answers: readonly ConsentRecord[]): void {
  const problems = new Problems();
  for (const { field, label } of refusedConsents(answers))
    problems.when(true, field, `Ha negato il consenso «${label}»`);
  problems.refuse();
}

const SIGNED_PROBLEMS: Record<SignedProblem, string> = signedProblems;

interface PaperForm {
  /** The consents in the body. */
  sent: unknown;
  /** The current consents. */
  current: readonly ConsentRecord[];
  birthday: string | null;
  recordedBy: string;
}

/** Reads answers that were signed on a paper form. @throws HttpError 422 for an invalid answer or day */
export function paperFormAnswers(db: Db, { sent, current, birthday, recordedBy }: PaperForm): ConsentRecord[] {
  const problems = new Problems();
  const date = db.instant();
  const answers = readAnswers(problems, sent, consentVersions(db)).map((answer): ConsentRecord => {
    const { code, version, given, text, signed } = answer;
    const before = current.find((consent) => consent.code === code);
    const answered = before ? (before.signed ?? romeDay(Date.parse(before.date))) : null;
    const problem = signedProblem(signed, text.date, { today: db.today(), birthday, answered });
    if (problem) problems.when(true, "signed", SIGNED_PROBLEMS[problem]);
    return { code, version, given, date, source: "paper", signed, recordedBy };
  });
  problems.refuse();
  requireAnswers(answers);
  return answers;
}
