import { CONSENTS, type ConsentRecord } from "../../domain/consents";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import { Problems, textOf } from "./body";

/**
 * The answers to what a person was asked to agree to, as they are kept: each with the version of its text and a moment.
 * @param sent as it came with the form
 * @throws HttpError 422, at the form's field, without a consent that nobody is registered without
 */
export function consentAnswers(db: Db, sent: unknown): ConsentRecord[] {
  const answers = (Array.isArray(sent) ? sent : []).filter(isRecord).flatMap(({ code, version, given, date }) => {
    const moment = Date.parse(textOf(date));
    const kept = new Date(Number.isNaN(moment) ? db.now() : moment).toISOString();
    const read = { code: textOf(code), version: textOf(version), given: given === true, date: kept };
    return read.code && read.version ? [read] : [];
  });
  const problems = new Problems();
  for (const { code, field, label, required } of CONSENTS) {
    const given = answers.some((answer) => answer.code === code && answer.given);
    problems.when(required && !given, field, `Serve il consenso «${label}»`);
  }
  problems.refuse();
  return answers;
}
