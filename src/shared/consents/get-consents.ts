import { endpoints } from "../../api/endpoints";
import { useFeatureQuery } from "../../api/react/use-feature";
import { UNSEEN_STATUSES } from "../../api/errors";
import { flag, items, map, record, text, type Read, type Reader } from "../../api/read";
import { day, dayOfMoment } from "../../api/readers/read-day";
import { isRecord } from "../../domain/values";

const answers = items(
  record({
    code: text(""),
    version: text(""),
    given: flag(false),
    withdrawn: flag(false),
    date: dayOfMoment,
    signed: day(null),
  }),
);
/** What somebody has answered. */
export type Answers = Read<typeof answers>;
type Sent = typeof answers extends Reader<unknown, infer Input> ? { consents: Input } : never;

/** What somebody has answered last, in the form or on paper; null where the server doesn't tell. */
const toldConsents: Reader<Answers | null, Sent> = (body, _path, note) =>
  isRecord(body) && Array.isArray(body.consents) ? answers(body.consents, "consents", note) : null;

/** The same; none where the server doesn't tell. */
export const consentsAnswer = map(toldConsents, (told) => told ?? []);

/** There is no form, or this person may not read it. */
const HIDDEN: ReadonlySet<number> = new Set([...UNSEEN_STATUSES, 401]);

/**
 * @param userId null: nobody is asked about
 * @returns a person's answers, null where nothing is known; and how to read them again if the read failed
 */
export function useConsentsRead(userId: string | null) {
  const query = userId ? { path: endpoints.registration(userId), schema: toldConsents, part: "consents" } : null;
  const state = useFeatureQuery("consents", query, { background: true, optional: HIDDEN });
  const answers: Answers | null = state.status === "ready" ? state.data : null;
  return { answers, failure: state.status === "error" ? state : null };
}

const NONE: Answers = [];

/** @returns a person's answers; none where nothing is known */
export const useConsents = (userId: string | null): Answers => useConsentsRead(userId).answers ?? NONE;
