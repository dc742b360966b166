import { endpoints } from "../../api/endpoints";
import { useOptionalQuery } from "../../api/react/use-optional-query";
import { LACKING_STATUSES } from "../../api/errors";
import { flag, items, record, text, type Read, type Reader } from "../../api/read";
import { day } from "../../api/read-day";
import { isRecord } from "../../domain/values";

const answers = items(
  record({ code: text(""), version: text(""), given: flag(false), date: day(null), signed: day(null) }),
);
type Answers = Read<typeof answers>;
type Sent = typeof answers extends Reader<unknown, infer Input> ? { consents: Input } : never;

/** What somebody has answered when they sent the form; none where the server doesn't tell. */
export const consentsAnswer: Reader<Answers, Sent> = (body, _path, note) =>
  isRecord(body) && Array.isArray(body.consents) ? answers(body.consents, "consents", note) : [];

/** Whoever may not read the form, and a server without it, show nothing. */
const HIDDEN: ReadonlySet<number> = new Set([...LACKING_STATUSES, 401, 403]);

/** @param userId null: nobody has answered yet @returns a person's answers, once they are there */
export function useConsents(userId: string | null): Answers {
  const query = userId ? { path: endpoints.registration(userId), schema: consentsAnswer, part: "consents" } : null;
  const state = useOptionalQuery("consents", query, { background: true, optional: HIDDEN });
  return state.status === "ready" ? state.data : [];
}
