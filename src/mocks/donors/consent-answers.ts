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

/** Where a problem stands that belongs to no consent of the form. */
const ALL = "consents";
const fieldOf = (code: string) => CONSENTS.find((one) => one.code === code)?.field ?? ALL;

/** A text that an answer may be to. */
type Answerable = { code: string; version: string };

/** What was sent, as far as it makes sense; the rest is a problem. @param texts that an answer may be to now */
function readAnswers<Text extends Answerable>(problems: Problems, sent: unknown, texts: readonly Text[]) {
  const seen = new Set<string>();
  return (Array.isArray(sent) ? sent : []).flatMap((one: unknown) => {
    const of = isRecord(one) ? one : {};
    const [code, version] = [textOf(of.code), textOf(of.version)];
    const field = fieldOf(code);
    const { given } = of;
    const wrong = field === ALL || typeof given !== "boolean" || seen.has(code);
    problems.when(wrong, field, "La risposta non è valida");
    const to = texts.find((text) => text.code === code && text.version === version);
    problems.when(!wrong && !to, field, "Il testo è cambiato: rileggilo e rispondi di nuovo");
    seen.add(code);
    return wrong || !to ? [] : [{ code, version, given, to, sent: of }];
  });
}

/**
 * What a person answered to the texts in force, as it is kept: each with the version of its text and the moment in which it
 * came, by this server's clock.
 * @param sent as it came
 * @throws HttpError 422, at the form's field, for an answer that can't be: one to a text that is no longer in force, too
 */
export function ownAnswers(db: Db, sent: unknown): ConsentRecord[] {
  const problems = new Problems();
  const date = new Date(db.now()).toISOString();
  const inForce = CONSENTS.map(({ code }) => ({ code, version: db.settings.consents[code].version }));
  const answers = readAnswers(problems, sent, inForce).map(({ code, version, given }): ConsentRecord => ({
    ...{ code, version, given, date },
    ...{ source: "form", signed: null, recordedBy: null },
  }));
  problems.refuse();
  return answers;
}

/** The same with the form that completes a registration. @throws HttpError 422 also without what nobody is registered without */
export function formAnswers(db: Db, sent: unknown): ConsentRecord[] {
  const answers = ownAnswers(db, sent);
  refuseWithout(answers);
  return answers;
}

/** @throws HttpError 422 without any answer */
export function refuseNothing(answers: readonly unknown[]): void {
  const problems = new Problems();
  problems.when(answers.length === 0, ALL, "Manca la risposta");
  problems.refuse();
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
 * @returns answers that were signed on paper
 * @throws HttpError 422 for an answer, or a day, that can't be
 */
export function paperFormAnswers(db: Db, { sent, known, birthday, recordedBy }: Paper): ConsentRecord[] {
  const problems = new Problems();
  const date = new Date(db.now()).toISOString();
  const answers = readAnswers(problems, sent, consentVersions(db)).map((answer): ConsentRecord => {
    const { code, version, given, to, sent: of } = answer;
    const signed = textOf(of.signed);
    const before = known.find((one) => one.code === code);
    const answered = before ? (before.signed ?? romeDay(Date.parse(before.date))) : null;
    const wrong = signedProblem(signed, to.date, { today: db.today(), birthday, answered });
    if (wrong) problems.when(true, "signed", SIGNED[wrong]);
    return { code, version, given, date, source: "paper", signed, recordedBy };
  });
  problems.refuse();
  refuseNothing(answers);
  return answers;
}
