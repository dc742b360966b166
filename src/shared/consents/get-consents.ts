import { endpoints } from "../../api/endpoints";
import { useFeatureQuery } from "../../api/react/use-feature";
import { UNSEEN_STATUSES } from "../../api/errors";
import { flag, items, map, record, text, type Read, type Reader } from "../../api/readers/read";
import { parseResponse } from "../../api/readers/parse-response";
import { day, dayOfMoment } from "../../api/readers/read-day";
import type { Session } from "../../api/session/session";
import { isRecord } from "../../domain/values";

/** Reads a list of answers. */
export const answersReader = items(
  record({
    code: text(""),
    version: text(""),
    given: flag(false),
    withdrawn: flag(undefined),
    date: dayOfMoment,
    signed: day(null),
  }),
);
/** A person's answers to the consent texts. */
export type Answers = Read<typeof answersReader>;
type Sent = typeof answersReader extends Reader<unknown, infer Input> ? { consents: Input } : never;

/** Reads a person's latest answers, from the form or on paper; null if the server doesn't send them. */
const optionalConsents: Reader<Answers | null, Sent> = (body, _path, note) =>
  isRecord(body) && Array.isArray(body.consents) ? answersReader(body.consents, "consents", note) : null;

/** Reads a person's latest answers; [] if the server doesn't send them. */
export const consentsAnswer = map(optionalConsents, (consents) => consents ?? []);

/** Reads a person's latest answers, outside of components. @throws ApiError */
export const readConsents = async (session: Pick<Session, "call">, userId: string, signal?: AbortSignal) =>
  parseResponse(consentsAnswer, await session.call(endpoints.registration(userId), { ...(signal && { signal }) }));

/** Statuses that mean that there is no form, or the user may not read it. */
const HIDDEN: ReadonlySet<number> = new Set([...UNSEEN_STATUSES, 401]);

/**
 * Reads a person's answers.
 * @param userId null requests nothing
 * @returns `answers`: null if they aren't known; `failure`: the state of a failed read
 */
export function useConsentsRead(userId: string | null) {
  const query = userId ? { path: endpoints.registration(userId), schema: optionalConsents, part: "consents" } : null;
  const state = useFeatureQuery("consents", query, { background: true, optional: HIDDEN });
  const answers: Answers | null = state.status === "ready" ? state.data : null;
  return { answers, failure: state.status === "error" ? state : null };
}

const NO_ANSWERS: Answers = [];

/** Reads a person's answers. @returns [] if they aren't known */
export const useConsents = (userId: string | null): Answers => useConsentsRead(userId).answers ?? NO_ANSWERS;
