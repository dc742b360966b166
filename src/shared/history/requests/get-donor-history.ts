import { useEffect, useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import { FORBIDDEN_STATUSES, UNSEEN_STATUSES } from "../../../api/errors";
import { optional, instant, items, list, number, record, text, type Read, type Reader } from "../../../api/read";
import { whenIdle } from "../../../ui/loading/when-idle";

/** Before or after a change: a word of the field's kind. What it means is told by `value-words.ts`. */
const anything: Reader<unknown, unknown> = (value) => value ?? null;

const person = record({ _id: text(undefined), name: text(""), role: text(undefined), email: text(undefined) });
/** Who wrote it, also as a bare name; null where it isn't told. */
const author: Reader<Read<typeof person>, typeof person.input> = (value, path, note) =>
  person(typeof value === "string" ? { _id: null, name: value } : value, path, note);

/** A donor's history: an entry that hasn't got its person, its moment or its fields tells what it has. */
export const historyAnswer = list(
  "history",
  record({
    date: instant(""),
    author,
    subject: text("donor"),
    subjectId: text(null),
    version: number(null),
    action: text("update"),
    reason: text(null),
    /** Which mail was delivered, where it is about one. */
    email: optional(record({ name: text("") })),
    /** Which import has written it, or undone what it wrote. */
    import: optional(record({ id: text(""), file: text("") })),
    changes: items(record({ field: text(""), from: anything, to: anything })),
  }),
);

type History = Read<typeof historyAnswer>;
export type HistoryEntry = History["history"][number];
export type Change = HistoryEntry["changes"][number];

const historyQuery = (donorId: string | null) =>
  donorId === null ? null : { path: endpoints.donorHistory(donorId), schema: historyAnswer };

/**
 * Reads who changed what of a donor, of their donations and awards. The state is "absent" if
 * the user may not read it, or if the server doesn't declare `history`.
 * @param donorId null reads nothing (yet)
 * @param background nothing shows it yet
 */
export const useDonorHistory = (donorId: string | null, background = false): FeatureQueryState<History> =>
  useFeatureQuery("history", historyQuery(donorId), { optional: FORBIDDEN_STATUSES, background });

/**
 * Reads who deleted a donor's record, and when.
 * @param donorId null reads nothing
 * @returns null if nobody did or it is unknown; undefined while it is loading
 */
export function useDeletion(donorId: string | null): HistoryEntry | null | undefined {
  const state = useFeatureQuery("history", historyQuery(donorId), { optional: UNSEEN_STATUSES });
  if (donorId !== null && state.status === "loading") return undefined;
  const latest = state.status === "ready" ? state.data.history.find(({ subject }) => subject === "donor") : undefined;
  return latest?.action === "delete" ? latest : null;
}

/** @returns whether the user may read a donor's history. Reads it when the browser is idle, and returns true until then. */
export function useHistoryIsThere(donorId: string): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return useDonorHistory(idle ? donorId : null, true).status !== "absent";
}
