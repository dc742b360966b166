import { useEffect, useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import { FORBIDDEN_STATUSES, UNSEEN_STATUSES } from "../../../api/errors";
import { optional, instant, items, list, number, record, text, type Read } from "../../../api/readers/read";
import { author, change } from "../../../api/readers/history";
import { whenIdle } from "../../../api/client/when-idle";
import { namedDonor } from "../../donor/rows";

/** Reads a donor's history. Entries without author, date or changes are valid. */
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
    /** The delivered e-mail. */
    email: optional(record({ name: text("") })),
    /** The import that wrote the entry, or was undone. */
    import: optional(record({ id: text(""), file: text("") })),
    /** Of a merge or its reversal: its id and the other record. */
    merge: optional(record({ _id: text(""), other: namedDonor })),
    /** The record that the entry is about, if it became a part of this one later. */
    of: optional(namedDonor),
    changes: items(change),
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
 * @param donorId null reads nothing
 * @param background whether nothing on the screen depends on it
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
export function useCanReadHistory(donorId: string): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return useDonorHistory(idle ? donorId : null, true).status !== "absent";
}
