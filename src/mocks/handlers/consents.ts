import {
  CONSENT_VERSIONS,
  CONSENTS,
  missingConsents,
  refusedConsents,
  signedProblem,
  type SignedProblem,
} from "../../domain/consents";
import { romeDay } from "../../domain/days";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { ConsentRecord } from "../db/models";
import { Problems, textOf } from "./body";

/** Where a problem stands that belongs to no consent of the form. */
const ALL = "consents";
const fieldOf = (code: string) => CONSENTS.find((one) => one.code === code)?.field ?? ALL;

/** What was sent, as far as it makes sense; the rest is a problem. @param versions that an answer may carry now */
function readAnswers(problems: Problems, sent: unknown, versions: readonly string[]) {
  const seen = new Set<string>();
  return (Array.isArray(sent) ? sent : []).flatMap((one: unknown) => {
    const of = isRecord(one) ? one : {};
    const [code, version] = [textOf(of.code), textOf(of.version)];
    const field = fieldOf(code);
    const { given } = of;
    const wrong = field === ALL || typeof given !== "boolean" || seen.has(code);
    problems.when(wrong, field, "La risposta non è valida");
    problems.when(!wrong && !versions.includes(version), field, "Il testo è cambiato: rileggilo e rispondi di nuovo");
    seen.add(code);
    return wrong ? [] : [{ code, version, given, sent: of }];
  });
}

/**
 * The answers to what a person was asked to agree to, as they are kept: each with the version of its text and the moment
 * in which it came, by this server's clock.
 * @param sent as it came with the form
 * @throws HttpError 422, at the form's field, for an answer that can't be, and without one that nobody is registered without
 */
export function consentAnswers(db: Db, sent: unknown): ConsentRecord[] {
  const problems = new Problems();
  const date = new Date(db.now()).toISOString();
  const answers = readAnswers(problems, sent, [CONSENT_VERSIONS[0].version]).map(
    ({ code, version, given }): ConsentRecord => ({
      ...{ code, version, given, date },
      ...{ source: "form", signed: null, recordedBy: null },
    }),
  );
  problems.refuse();
  refuseWithout(answers);
  return answers;
}

/** @throws HttpError 422, at the form's fields, without the consents that nobody is registered without */
export function refuseWithout(answers: readonly ConsentRecord[]): void {
  const problems = new Problems();
  for (const { field, label } of missingConsents(answers)) problems.when(true, field, `Serve il consenso «${label}»`);
  problems.refuse();
}

/** @throws HttpError 422, at the form's fields, for a required consent that was answered no: nobody is made active after it */
export function refuseAfterNo(answers: readonly ConsentRecord[]): void {
  const problems = new Problems();
  for (const { field, label } of refusedConsents(answers))
    problems.when(true, field, `Ha negato il consenso «${label}»`);
  problems.refuse();
}

const SIGNED: Record<SignedProblem, string> = {
  day: "Il giorno della firma non esiste",
  future: "Il giorno della firma è nel futuro",
  "too-early": "Quel giorno questo testo non c’era ancora",
  "before-birth": "Il giorno della firma è prima della nascita",
  later: "C’è già una risposta più recente",
};

interface Paper {
  sent: unknown;
  /** What stands by now. */
  known: readonly ConsentRecord[];
  birthday: string | null;
  recordedBy: string;
}

/**
 * Answers that were signed on paper, laid over those that stand by now.
 * @returns all of them
 * @throws HttpError 422 for an answer, or a day, that can't be
 */
export function paperConsents(db: Db, { sent, known, birthday, recordedBy }: Paper): ConsentRecord[] {
  const problems = new Problems();
  const date = new Date(db.now()).toISOString();
  const versions = CONSENT_VERSIONS.map(({ version }) => version);
  const papers = readAnswers(problems, sent, versions).map(({ code, version, given, sent: of }): ConsentRecord => {
    const signed = textOf(of.signed);
    const before = known.find((one) => one.code === code);
    const answered = before ? (before.signed ?? romeDay(Date.parse(before.date))) : null;
    const wrong = signedProblem(signed, version, { today: db.today(), birthday, answered });
    if (wrong) problems.when(true, "signed", SIGNED[wrong]);
    return { code, version, given, date, source: "paper", signed, recordedBy };
  });
  problems.when(papers.length === 0, ALL, "Manca la risposta");
  problems.refuse();
  return [...known.filter(({ code }) => !papers.some((paper) => paper.code === code)), ...papers];
}
